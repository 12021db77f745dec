import { comparisonPatch } from '@szansa/domain/bank-comparison';
import { comparisonWords } from '@szansa/domain/language';
import { drives } from '@szansa/domain/leasing';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

/** How people read a value of a comparison, where two of them are in dispute. */
export function useDescribedValue(): (field: string, value: unknown) => string {
  const { t } = useTranslation(['bankComparisons', 'common']);
  const formats = useFormats();
  const words = comparisonWords(formats.language);
  return (field, value) => {
    const { quotes, basis, rentBasis } = comparisonPatch.safeParse({ [field]: value }).data ?? {};
    if (quotes) {
      return quotes.map((quote) => `${quote.bankName}: ${formats.money(quote.monthlyAmount)}`).join(', ');
    }
    if (basis) {
      return t('compared.basisShort', {
        vehicleValue: formats.money(basis.vehicleValue),
        months: basis.numberOfInstallments,
      });
    }
    if (rentBasis) {
      return t('compared.rentBasisShort', {
        months: rentBasis.numberOfInstallments,
        mileage: words.value(String(rentBasis.yearlyMileage), 'yearlyMileage', 'km'),
      });
    }
    if (typeof value === 'boolean') return t(value ? 'common:yes' : 'common:no');
    const drive = drives.find((one) => one === value);
    if (drive) return words.drive[drive];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : t('common:states.none');
  };
}
