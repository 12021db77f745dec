import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { changedOpportunity, cacheOpportunity } from '#parts/opportunity/records.ts';

/** Takes an opportunity nobody owns; whoever was too late is told who was faster, and sees it as it is now. */
export function useClaim(opportunityId: string) {
  const { t } = useTranslation('opportunity');
  const claim = useMutation({
    ...queries.opportunities.claim.mutation(),
    onSuccess: (claimed) => {
      cacheOpportunity(claimed);
      toastSuccess(t('claimed'));
    },
    onError: (error) => {
      changedOpportunity(opportunityId);
      toastError(error);
    },
  });
  return {
    isClaiming: claim.isPending,
    claim: () => claim.mutate({ params: { id: opportunityId } }),
  };
}
