import { intrestRateTypes, offerTypes, orderTypes } from '@szansa/domain/offer';
import { isCalendarDate, personName } from '@szansa/domain/shared';
import { vehicleName } from '@szansa/domain/vehicle';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';
import type { Offer } from '#parts/opportunity/records.ts';

import type { OfferValues } from './offer-values.ts';

const amounts = [
  'vehicleValue',
  'initialPayment',
  'monthlyAmount',
  'buyoutPrice',
  'transactionCosts',
  'invoiceChargedPrice',
  'commisionAmount',
];

/** How a value of an offer is read by people; ids are looked up in the offer and the form that know them. */
export function useDescribeValue(
  offer: Offer,
): (field: string, value: unknown, typed: OfferValues) => string | undefined {
  const { t } = useTranslation(['labels', 'common']);
  const formats = useFormats();

  function nameOf(id: string, typed: OfferValues): string | undefined {
    for (const { vehicle, bankRepresentative, dealerRepresentative } of [typed, offer]) {
      if (vehicle?.id === id) return vehicleName(vehicle);
      const person = [bankRepresentative, dealerRepresentative].find((one) => one?.id === id);
      if (person) return personName(person);
    }
    return undefined;
  }

  return (field, value, typed) => {
    if (typeof value === 'boolean') return t(value ? 'common:yes' : 'common:no');
    if (typeof value !== 'string' || value === '') return undefined;
    if (amounts.includes(field)) return formats.money(value);
    if (field === 'commisionPercent') return formats.percent(value);
    if (isCalendarDate(value)) return formats.date(value);
    if (field.endsWith('Id')) return nameOf(value, typed) ?? value;
    const offerType = offerTypes.find((type) => type === value);
    if (offerType) return t(`offerType.${offerType}`);
    const orderType = orderTypes.find((type) => type === value);
    if (orderType) return t(`orderType.${orderType}`);
    const rateType = intrestRateTypes.find((type) => type === value);
    return rateType && t(`intrestRateType.${rateType}`);
  };
}
