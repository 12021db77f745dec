import { intrestRateTypes, offerTypes, orderTypes } from '@szansa/domain/offer';
import { isCalendarDate } from '@szansa/domain/shared';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

const amounts: readonly string[] = [
  'vehicleValue',
  'initialPayment',
  'monthlyAmount',
  'buyoutPrice',
  'transactionCosts',
  'sumOfPayments',
  'invoiceChargedPrice',
  'commisionAmount',
];

/** How a value of an offer's field is read by people; undefined for one that is empty, or as it is. */
export function useOfferValue(): (field: string, value: unknown) => string | undefined {
  const { t } = useTranslation(['labels', 'common']);
  const formats = useFormats();
  return (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'common:yes' : 'common:no');
    if (typeof value !== 'string' || value === '') return undefined;
    if (amounts.includes(field)) return formats.money(value);
    if (field === 'commisionPercent') return formats.percent(value);
    if (isCalendarDate(value)) return formats.date(value);
    const offerType = offerTypes.find((type) => type === value);
    if (offerType) return t(`offerType.${offerType}`);
    const orderType = orderTypes.find((type) => type === value);
    if (orderType) return t(`orderType.${orderType}`);
    const rateType = intrestRateTypes.find((type) => type === value);
    return rateType && t(`intrestRateType.${rateType}`);
  };
}
