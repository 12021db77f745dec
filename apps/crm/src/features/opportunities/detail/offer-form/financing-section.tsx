import { percentOfValue } from '@szansa/domain/leasing';
import { grossOfValue, hasOfferField, hasShares, intrestRateTypes, offerTypes } from '@szansa/domain/offer';
import { typedAmount, typedShare } from '@szansa/domain/shared';
import { FormSection } from '@szansa/ui/form-section';
import { SumLine } from '@szansa/ui/sum-line';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import { InstalmentHelper } from './instalment-helper.tsx';
import { NeededBadge, typedSum } from './needed.tsx';
import { AmountField, ChoiceField, CountField } from './offer-fields.tsx';
import { pricedVehicle, type OfferValues } from './offer-values.ts';
import { useCommission } from './use-commission.ts';

/** What the customer pays: value, initial payment, instalments, buyout, and their sum as it is typed. */
export function FinancingSection() {
  const { t } = useTranslation(['offers', 'labels']);
  const formats = useFormats();
  const form = useFormContext<OfferValues>();
  const follow = useCommission();
  const values = useWatch<OfferValues>() as OfferValues;
  const { offerType, vehicleValue, initialPayment, buyoutPrice } = values;
  const hasRate = hasOfferField(offerType, 'intrestRateType');
  const value = typedAmount(vehicleValue);
  const shared = hasShares(offerType) ? value : null;
  const ofValue = (percent: string) => typedShare(percent, value);
  const percentOf = hasShares(offerType) ? ofValue : undefined;
  const share = (amount: string | null) => {
    const percent = percentOfValue(typedAmount(amount), shared);
    return percent ? t('form.ofValue', { percent: formats.percent(percent) }) : undefined;
  };

  return (
    <FormSection
      title={t('form.sections.financing')}
      headingLevel={3}
      columns={2}
      actions={
        <NeededBadge
          fields={['vehicleValue', 'initialPayment', 'numberOfInstallments', 'monthlyAmount', 'buyoutPrice']}
        />
      }
    >
      <ChoiceField
        name="offerType"
        required
        items={offerTypes.map((type) => ({ value: type, label: t(`labels:offerType.${type}`) }))}
      />
      {hasRate && (
        <ChoiceField
          name="intrestRateType"
          items={intrestRateTypes.map((type) => ({
            value: type,
            label: t(`labels:intrestRateType.${type}`),
          }))}
        />
      )}
      <AmountField
        name="vehicleValue"
        hint={
          value
            ? t('form.grossHint', { amount: formats.money(grossOfValue(value, pricedVehicle(values))) })
            : undefined
        }
        onTyped={() => follow('base')}
      />
      <AmountField name="initialPayment" hint={share(initialPayment)} percentOf={percentOf} />
      <CountField name="numberOfInstallments" suffix={t('form.months')} />
      <AmountField name="monthlyAmount" />
      {hasOfferField(offerType, 'buyoutPrice') && (
        <AmountField name="buyoutPrice" hint={share(buyoutPrice)} percentOf={percentOf} />
      )}
      {hasRate && (
        <InstalmentHelper
          onAccept={(amount) =>
            form.setValue('monthlyAmount', amount, { shouldDirty: true, shouldValidate: true })
          }
        />
      )}
      <Sum />
    </FormSection>
  );
}

function Sum() {
  const { t } = useTranslation(['offers', 'labels']);
  const formats = useFormats();
  const names = [
    'offerType',
    'numberOfInstallments',
    'monthlyAmount',
    'initialPayment',
    'buyoutPrice',
    'vehicleValue',
  ] as const;
  const [offerType, numberOfInstallments, monthlyAmount, initialPayment, buyoutPrice, value] = useWatch<
    OfferValues,
    typeof names
  >({ name: names });
  const sum = typedSum({ offerType, numberOfInstallments, monthlyAmount, initialPayment, buyoutPrice });
  const percent = hasShares(offerType) ? percentOfValue(sum, typedAmount(value)) : null;
  return (
    <SumLine
      className="col-span-full"
      emphasis="strong"
      label={t('labels:closingField.sumOfPayments')}
      value={formats.money(sum)}
      detail={percent ? t('form.sumShare', { percent: formats.percent(percent) }) : t('form.sumDetail')}
    />
  );
}
