import { personName } from '@szansa/domain/shared';
import { vehicleName } from '@szansa/domain/vehicle';

import type { Offer } from '#parts/opportunity/records.ts';
import { useOfferValue } from '#parts/opportunity/use-offer-value.ts';

import type { OfferValues } from './offer-values.ts';

/** How a value of an offer is read by people; ids are looked up in the offer and the form that know them. */
export function useDescribeValue(
  offer: Offer,
): (field: string, value: unknown, typed: OfferValues) => string | undefined {
  const valueOf = useOfferValue();

  function nameOf(id: string, typed: OfferValues): string | undefined {
    for (const { vehicle, bankRepresentative, dealerRepresentative } of [typed, offer]) {
      if (vehicle?.id === id) return vehicleName(vehicle);
      const person = [bankRepresentative, dealerRepresentative].find((one) => one?.id === id);
      if (person) return personName(person);
    }
    return undefined;
  }

  return (field, value, typed) => {
    const isId = field.endsWith('Id') && typeof value === 'string' && value !== '';
    return isId ? (nameOf(value, typed) ?? value) : valueOf(field, value);
  };
}
