import type { OfferType } from '@szansa/domain/offer';
import { closingFields } from '@szansa/domain/opportunity';
import { useTranslation } from 'react-i18next';

/** Fields of an offer, and of its vehicle, that closing does not require. */
const otherFields = [
  'offerType',
  'intrestRateType',
  'isDeposit',
  'registrationCity',
  'commisionPercent',
  'bookingDate',
  'closingDate',
  'note',
  'manufacturer',
  'model',
  'version',
  'engine',
  'shifter',
  'body',
  'bodyColor',
  'orderNo',
  'yearOfProduction',
  'grossCatalogPrice',
  'discount',
  'grossSellPrice',
] as const;

/** How records are named in the offer's own name: `vehicleId` and `vehicleInfo` are its vehicle. */
function plainName(field: string): string {
  return field
    .replace(/^vehicleInfo\./, '')
    .replace(/(Id|Info)$/, (ending, _, at) =>
      ['vehicle', 'bankRepresentative', 'dealerRepresentative'].includes(field.slice(0, Number(at)))
        ? ''
        : ending,
    );
}

/**
 * Returns a function for the label of an offer's field; an unknown field is returned unchanged. A monthly payment is an
 * instalment of a lease and the fee of a rent; a lease has a number of them, a rent a term.
 */
export function useOfferFieldLabel(offerType?: OfferType): (field: string) => string {
  const { t } = useTranslation(['offerFields', 'labels']);
  return (field) => {
    const name = plainName(field);
    const isRent = offerType !== undefined && offerType !== 'leasing';
    if (isRent && name === 'monthlyAmount') return t('monthlyFee');
    if (isRent && name === 'numberOfInstallments') return t('rentTerm');
    const closing = closingFields.find((known) => known === name);
    if (closing) return t(`labels:closingField.${closing}`);
    const other = otherFields.find((known) => known === name);
    return other ? t(other) : name;
  };
}
