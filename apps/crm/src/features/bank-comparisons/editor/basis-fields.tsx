import { CheckboxField } from '@szansa/ui/checkbox';
import { FormSection } from '@szansa/ui/form-section';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Amount, Count } from './comparison-fields.tsx';
import { emptyQuote, type ComparisonValues } from './comparison-values.ts';

/** What every lease, or every rent, is counted on. */
export function BasisFields() {
  const kind = useWatch<ComparisonValues, 'kind'>({ name: 'kind' });
  return kind === 'rent' ? <RentBasis /> : <LeaseBasis />;
}

function LeaseBasis() {
  const { t } = useTranslation(['bankComparisons', 'labels']);
  const { setValue, getValues } = useFormContext<ComparisonValues>();
  const basis = useWatch<ComparisonValues, 'basis'>({ name: 'basis' });
  const choose = (isOwn: boolean) => {
    const [first = emptyQuote] = getValues('quotes');
    const { vehicleValue, initialPayment, numberOfInstallments, buyoutPrice } = first;
    const own = {
      vehicleValue,
      initialPayment: initialPayment ?? '0.00',
      numberOfInstallments,
      buyoutPrice: buyoutPrice ?? '0.00',
    };
    setValue('basis', isOwn ? own : null, { shouldDirty: true });
  };
  return (
    <FormSection title={t('form.basis')} description={t('form.basisHint')} columns={2}>
      <CheckboxField
        className="col-span-full"
        label={t('form.ownBasis')}
        checked={basis !== null}
        onCheckedChange={choose}
      />
      {basis !== null && (
        <>
          <Amount name="basis.vehicleValue" label={t('labels:closingField.vehicleValue')} required />
          <Amount name="basis.initialPayment" label={t('labels:closingField.initialPayment')} required />
          <Count
            name="basis.numberOfInstallments"
            label={t('labels:closingField.numberOfInstallments')}
            suffix={t('form.months')}
            required
          />
          <Amount name="basis.buyoutPrice" label={t('labels:closingField.buyoutPrice')} required />
        </>
      )}
    </FormSection>
  );
}

function RentBasis() {
  const { t } = useTranslation('bankComparisons');
  const { setValue, getValues } = useFormContext<ComparisonValues>();
  const basis = useWatch<ComparisonValues, 'rentBasis'>({ name: 'rentBasis' });
  const choose = (isOwn: boolean) => {
    const quotes = getValues('quotes');
    const own = {
      numberOfInstallments: quotes[0]?.numberOfInstallments ?? null,
      yearlyMileage: quotes.find(({ yearlyMileage }) => yearlyMileage !== null)?.yearlyMileage ?? null,
    };
    setValue('rentBasis', isOwn ? own : null, { shouldDirty: true });
  };
  return (
    <FormSection title={t('form.basis')} description={t('form.rentBasisHint')} columns={2}>
      <CheckboxField
        className="col-span-full"
        label={t('form.ownBasis')}
        checked={basis !== null}
        onCheckedChange={choose}
      />
      {basis !== null && (
        <>
          <Count
            name="rentBasis.numberOfInstallments"
            label={t('form.term')}
            suffix={t('form.months')}
            required
          />
          <Count
            name="rentBasis.yearlyMileage"
            label={t('form.yearlyMileage')}
            suffix={t('form.km')}
            required
          />
        </>
      )}
    </FormSection>
  );
}
