import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { changedOpportunity, cacheOpportunity } from '#parts/opportunity/records.ts';

/** Claims an opportunity without an owner; a user who was too late sees who was faster, and the current state. */
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
