import { followCommission } from '@szansa/domain/offer';
import { useFormContext } from 'react-hook-form';

import { useAccess } from '#kit/session/session-atoms.ts';

import type { OfferValues } from './offer-values.ts';

/** Has the commission's amount and percent follow what was typed, as far as the user sees both and their base. */
export function useCommission(): (typed: Parameters<typeof followCommission>[1]) => void {
  const form = useFormContext<OfferValues>();
  const { isExcluded } = useAccess();
  const isPartlyHidden = (['commisionPercent', 'commisionAmount', 'invoiceChargedPrice'] as const).some(
    (field) => isExcluded(`offer.${field}`),
  );
  return (typed) => {
    if (isPartlyHidden) return;
    const followed = followCommission(form.getValues(), typed);
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    if ('commisionAmount' in followed)
      form.setValue('commisionAmount', followed.commisionAmount ?? null, options);
    if ('commisionPercent' in followed) {
      form.setValue('commisionPercent', followed.commisionPercent ?? null, options);
    }
  };
}

/** Writes a value of the vehicle that follows from its price; none leaves the typed one. */
export function useValueOfPrice(): (value: string | null) => void {
  const form = useFormContext<OfferValues>();
  const follow = useCommission();
  return (value) => {
    if (value === null) return;
    form.setValue('vehicleValue', value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    follow('base');
  };
}
