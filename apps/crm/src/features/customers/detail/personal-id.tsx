import { IconButton } from '@szansa/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

/**
 * The masked personal id; revealing it is a separate call, which the server logs, and the value is cleared on leaving.
 */
export function PersonalId({ customerId, masked }: { customerId: string; masked: string }) {
  const { t } = useTranslation('customers');
  const reveal = useMutation({
    meta: { isNoChange: true },
    ...queries.customers.revealPersonalId.mutation(),
    gcTime: 0,
    onError: toastError,
  });
  const shown = reveal.data?.personalIdNumber;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <span className="tabular-nums">{shown ?? masked}</span>
      <IconButton
        label={shown ? t('detail.hide') : t('detail.reveal')}
        icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        size="small"
        loading={reveal.isPending}
        onClick={() => {
          if (shown) reveal.reset();
          else reveal.mutate({ params: { id: customerId } });
        }}
      />
      <span role="status" className="basis-full text-small text-text-muted empty:hidden">
        {shown ? t('detail.revealLogged') : ''}
      </span>
    </span>
  );
}
