import { closingDate, expectedEnd, hasOfferField, orderTypes } from '@szansa/domain/offer';
import { isCalendarDate } from '@szansa/domain/shared';
import { FormSection } from '@szansa/ui/form-section';
import { SumLine } from '@szansa/ui/sum-line';
import { SwitchField } from '@szansa/ui/switch';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { NeededBadge } from './needed.tsx';
import { ChoiceField, DayField, LineField } from './offer-fields.tsx';
import { fieldId, type OfferValues } from './offer-values.ts';

/** Order, dates, registration and policies. */
export function AgreementSection() {
  const { t } = useTranslation(['offers', 'labels', 'offerFields']);
  const offerType = useWatch<OfferValues, 'offerType'>({ name: 'offerType' });
  return (
    <FormSection
      title={t('form.sections.agreement')}
      headingLevel={3}
      columns={2}
      actions={
        <NeededBadge
          fields={[
            'orderType',
            'dealSigningDate',
            'dealEndDate',
            'vehicleRegistrationDate',
            'carInsuranceId',
            'gapInsuranceId',
          ]}
        />
      }
    >
      <ChoiceField
        name="orderType"
        items={orderTypes.map((type) => ({ value: type, label: t(`labels:orderType.${type}`) }))}
      />
      <DayField name="bookingDate" />
      <ContractDays />
      <DayField name="vehicleRegistrationDate" />
      {hasOfferField(offerType, 'registrationCity') && <LineField name="registrationCity" />}
      {hasOfferField(offerType, 'carInsuranceId') && <LineField name="carInsuranceId" />}
      {hasOfferField(offerType, 'gapInsuranceId') && <LineField name="gapInsuranceId" />}
      {hasOfferField(offerType, 'isDeposit') && (
        <Controller<OfferValues, 'isDeposit'>
          name="isDeposit"
          render={({ field }) => (
            <SwitchField
              id={fieldId('isDeposit')}
              label={t('offerFields:isDeposit')}
              checked={field.value}
              onCheckedChange={field.onValueChange}
              onBlur={field.onBlur}
              className="col-span-full"
            />
          )}
        />
      )}
      <ClosingDate />
    </FormSection>
  );
}

/** Signing and end; the end is proposed, and one that contradicts the instalments is reported. */
function ContractDays() {
  const { t } = useTranslation('offers');
  const formats = useFormats();
  const form = useFormContext<OfferValues>();
  const [offerType, dealSigningDate, dealEndDate, numberOfInstallments] = useWatch<
    OfferValues,
    ['offerType', 'dealSigningDate', 'dealEndDate', 'numberOfInstallments']
  >({ name: ['offerType', 'dealSigningDate', 'dealEndDate', 'numberOfInstallments'] });
  const expected = expectedEnd({ dealSigningDate, numberOfInstallments });
  const isOther = expected !== null && Boolean(dealEndDate) && dealEndDate !== expected;
  const propose = () => {
    const end = expectedEnd(form.getValues());
    if (end !== null && !form.getValues('dealEndDate')) {
      form.setValue('dealEndDate', end, { shouldDirty: true });
    }
  };
  return (
    <>
      <DayField name="dealSigningDate" onTyped={propose} />
      <DayField
        name="dealEndDate"
        hint={
          isOther && (
            <span role="status" className="text-warning">
              {t(offerType === 'leasing' ? 'form.endContradicts' : 'form.endContradictsRent', {
                date: formats.date(expected),
              })}
            </span>
          )
        }
      />
    </>
  );
}

function ClosingDate() {
  const { t } = useTranslation('offers');
  const formats = useFormats();
  const [offerType, registration, count] = useWatch<
    OfferValues,
    ['offerType', 'vehicleRegistrationDate', 'numberOfInstallments']
  >({ name: ['offerType', 'vehicleRegistrationDate', 'numberOfInstallments'] });
  const date =
    registration && isCalendarDate(registration) && count ? closingDate(registration, count) : null;
  return (
    <SumLine
      className="col-span-full"
      label={t('form.closingDate')}
      value={formats.date(date)}
      detail={t(offerType === 'leasing' ? 'form.closingDateDetail' : 'form.closingDateOfRent')}
    />
  );
}
