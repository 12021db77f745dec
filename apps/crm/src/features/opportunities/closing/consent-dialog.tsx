import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

export interface ConsentDialogProps {
  opportunityId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called once the server has noted the consent; the change may then be sent (again). */
  onConsented: () => void;
}

/** Asks for consent before a closed opportunity is changed; the consent is valid for the session. */
export function ConsentDialog({ opportunityId, open, onOpenChange, onConsented }: ConsentDialogProps) {
  const { t } = useTranslation('opportunities');
  const consent = useMutation({
    ...queries.opportunities.consentToEdit.mutation(),
    onSuccess: (opportunity) => {
      const key = queries.opportunities.get.key({ params: { id: opportunityId } });
      queryClient.setQueryData(key, opportunity);
      onOpenChange(false);
      onConsented();
    },
    onError: toastError,
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('consent.title')}
      description={t('consent.description')}
      confirmLabel={t('consent.confirm')}
      loading={consent.isPending}
      onConfirm={() => consent.mutate({ params: { id: opportunityId } })}
    />
  );
}
