import { comparisonInput, comparisonPatch } from '@szansa/domain/bank-comparison';
import { useTranslation } from 'react-i18next';
import { comparisonWords } from '@szansa/domain/language';
import { drives } from '@szansa/domain/leasing';

import { client } from '#kit/api/api.ts';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { cacheRecord } from '#kit/records/record-definition.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { comparisonRecord, type Comparison } from '../comparison.ts';
import { ComparisonEditor } from '../editor/comparison-editor.tsx';
import { changesOf, valuesOf } from '../editor/comparison-values.ts';

/** How people read a value of a comparison, where two of them are in dispute. */
function useDescribedValue(): (field: string, value: unknown) => string {
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

/** Changes a saved comparison. */
export function EditComparison({ comparison, onClose }: { comparison: Comparison; onClose: () => void }) {
  const { t } = useTranslation(['bankComparisons', 'common']);
  const params = { id: comparison.id };
  const labels: Readonly<Record<string, string>> = {
    title: t('form.subject'),
    startsOn: t('form.startsOn'),
    drive: t('form.drive'),
    co2: t('form.co2'),
    basis: t('form.basis'),
    rentBasis: t('form.basis'),
    quotes: t('form.quotes'),
    displaySumOfPayments: t('form.displaySumOfPayments'),
    displayIntrestRateType: t('form.displayIntrestRateType'),
    displayGapPrice: t('form.displayGapPrice'),
  };
  const describeValue = useDescribedValue();
  const editing = useRecordForm({
    schema: comparisonInput,
    place: `bank_comparison_pdf/${comparison.id}`,
    record: comparison,
    valuesOf,
    changesOf,
    send: (_, body) => client.bankComparisonPdfs.update({ params, body }),
    read: () => client.bankComparisonPdfs.get({ params }),
    cache: (saved) => cacheRecord(comparisonRecord, saved),
    fieldLabel: (field) => labels[field] ?? field,
    describeValue: (field, value) => describeValue(field, value),
    onDone: onClose,
  });
  return (
    <ComparisonEditor
      editing={editing}
      submitLabel={t('common:actions.saveChanges')}
      onCancel={() => editing.confirm(onClose)}
    />
  );
}
