import type { Input, Endpoints } from '@szansa/api-client/client';
import { calculationProposalInput, type CalculationProposalInput } from '@szansa/domain/enquiry';
import {
  hasOfferField,
  intrestRateTypes,
  offerTypes,
  ofItsType,
  type IntrestRateType,
  type OfferType,
} from '@szansa/domain/offer';
import { MoneyField } from '@szansa/ui/money-field';
import { NumberField } from '@szansa/ui/number-field';
import { SelectField } from '@szansa/ui/select-field';
import { TextField } from '@szansa/ui/text-field';
import { TextareaField } from '@szansa/ui/textarea';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

import { Controller } from '#kit/forms/controller.ts';
import { client } from '#kit/api/api.ts';
import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { changedEnquiry, type Enquiry } from '#parts/enquiry/records.ts';
import type { Representative } from '#parts/opportunity/records.ts';
import { ContactField } from '#parts/pickers/contact-field.tsx';

import type { Proposal } from './proposal-words.ts';

/** A calculation as it is typed. */
interface CalculationValues {
  offerType: OfferType;
  bankRepresentative: Representative | null;
  intrestRateType: IntrestRateType | null;
  vehicle: string;
  vehicleValue: string | null;
  initialPayment: string | null;
  numberOfInstallments: number | null;
  monthlyAmount: string | null;
  buyoutPrice: string | null;
  distanceLimit: number | null;
  note: string;
}

type Body = Input<Endpoints['internalEnquiryProposals']['createCalculation']>['body'];

function typed(values: unknown): object {
  const { bankRepresentative, monthlyAmount, ...rest } = ofItsType(values as CalculationValues);
  return {
    ...rest,
    ...(monthlyAmount ? { monthlyAmount } : {}),
    bankRepresentativeId: bankRepresentative?.id ?? null,
  };
}

const schema: z.ZodType<CalculationProposalInput> = z.preprocess(typed, calculationProposalInput);

/** Answers an enquiry for a calculation; the form starts with the requested values. */
export function ProposeCalculation({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const { t } = useTranslation('proposals');
  const { id, ownShare, numberOfInstallments, distanceLimit, offer } = enquiry;
  const record = useCreateForm<CalculationValues, Body, Proposal>({
    schema,
    values: {
      offerType: offer?.offerType ?? 'leasing',
      bankRepresentative: null,
      intrestRateType: null,
      vehicle: offer?.vehicle ?? '',
      vehicleValue: null,
      initialPayment: ownShare,
      numberOfInstallments,
      monthlyAmount: null,
      buyoutPrice: null,
      distanceLimit,
      note: '',
    },
    place: `internal_enquiry/${id}/calculation`,
    send: (body) => client.internalEnquiryProposals.createCalculation({ params: { id }, body }),
    cache: () => changedEnquiry(id),
    savedMessage: () => [t('added'), enquiry.individualNumber],
    onSaved: onClose,
  });
  return (
    <RecordSheet
      record={record}
      title={t('calculation.title')}
      description={t('calculation.hint')}
      submitLabel={t('send')}
      onClose={onClose}
      className="w-140"
      formClassName="space-y-4 pt-2"
    >
      <CalculationFields />
    </RecordSheet>
  );
}

const amounts = ['vehicleValue', 'initialPayment', 'monthlyAmount', 'buyoutPrice'] as const;
const counts = ['numberOfInstallments', 'distanceLimit'] as const;

function CalculationFields() {
  const { t } = useTranslation(['proposals', 'labels']);
  const { has } = useAccess();
  const { control, register, formState } = useFormContext<CalculationValues, unknown, Body>();
  const offerType = useWatch({ control, name: 'offerType' });
  const { errors } = formState;
  const fieldProps = (name: (typeof amounts)[number] | (typeof counts)[number]) => ({
    label: t(`calculation.${name}`),
    required: name === 'monthlyAmount' || name === 'numberOfInstallments',
    error: errors[name]?.message,
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="offerType"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('calculation.offerType')}
              required
              items={offerTypes.map((value) => ({ value, label: t(`labels:offerType.${value}`) }))}
              error={errors.offerType?.message}
            />
          )}
        />
        {hasOfferField(offerType, 'intrestRateType') && (
          <Controller
            control={control}
            name="intrestRateType"
            render={({ field }) => (
              <SelectField
                {...field}
                label={t('calculation.intrestRateType')}
                clearable
                items={intrestRateTypes.map((value) => ({
                  value,
                  label: t(`labels:intrestRateType.${value}`),
                }))}
                error={errors.intrestRateType?.message}
              />
            )}
          />
        )}
        {amounts
          .filter((name) => hasOfferField(offerType, name))
          .map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field }) => <MoneyField {...field} {...fieldProps(name)} />}
            />
          ))}
        {counts.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <NumberField
                {...field}
                {...fieldProps(name)}
                {...(name === 'distanceLimit' ? { suffix: t('calculation.km') } : {})}
              />
            )}
          />
        ))}
      </div>
      {has('representative.get') && (
        <Controller
          control={control}
          name="bankRepresentative"
          render={({ field }) => (
            <ContactField
              label={t('calculation.bankRepresentative')}
              type="bank"
              value={field.value}
              onValueChange={field.onValueChange}
            />
          )}
        />
      )}
      <TextField
        label={t('calculation.vehicle')}
        autoComplete="off"
        maxLength={200}
        error={errors.vehicle?.message}
        {...register('vehicle')}
      />
      <TextareaField label={t('note')} maxLength={2000} error={errors.note?.message} {...register('note')} />
    </>
  );
}
