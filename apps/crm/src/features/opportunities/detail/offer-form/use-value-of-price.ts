import { useFormContext } from 'react-hook-form';

import type { OfferValues } from './offer-values.ts';
import { useCommission } from './use-commission.ts';

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
