import type { PostponableStep } from '@szansa/domain/setup';
import { Button } from '@szansa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import type { StepProps } from './step-props.ts';

interface LaterButtonProps extends StepProps {
  step: PostponableStep;
}

/** Puts a step off. */
export function LaterButton({ step, onDone }: LaterButtonProps) {
  const { t } = useTranslation('setup');
  const postpone = useMutation({
    ...queries.setup.postpone.mutation(),
    onSuccess: onDone,
    onError: toastError,
  });
  return (
    <Button
      variant="ghost"
      loading={postpone.isPending}
      // a field that loses the focus is validated, and its error would move the button away from the pointer
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => postpone.mutate({ body: { step } })}
    >
      {t('later')}
    </Button>
  );
}
