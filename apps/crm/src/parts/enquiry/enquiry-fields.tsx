import {
  enquiryAvailabilities,
  enquiryCategories,
  grantTypes,
  hasField,
  requiredOfCategory,
  type CategoryField,
  type EnquiryInput,
  type RequiredField,
} from '@szansa/domain/enquiry';
import { Callout } from '@szansa/ui/callout';
import { MoneyField } from '@szansa/ui/money-field';
import { NumberField } from '@szansa/ui/number-field';
import { SelectField } from '@szansa/ui/select-field';
import { TextField } from '@szansa/ui/text-field';
import { TextareaField } from '@szansa/ui/textarea';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import type { EnquiryValues } from './enquiry-values.ts';
import { LinkFields } from './link-fields.tsx';
import { PeopleFields } from './people-fields.tsx';
import type { Enquiry } from './records.ts';

/** The fields of an enquiry, those of its category among them; they find the form around them. */
export function EnquiryFields({ enquiry }: { enquiry?: Enquiry | undefined }) {
  const { t } = useTranslation('enquiry');
  const { control, register, formState } = useFormContext<EnquiryValues, unknown, EnquiryInput>();
  const category = useWatch({ control, name: 'category' });
  const { errors } = formState;
  const has = (field: CategoryField) => category !== null && hasField(category, field);
  const required: readonly RequiredField[] = category === null ? [] : requiredOfCategory[category];
  const fieldProps = (name: CategoryField | 'description') => ({
    label: t(`fields.${name}`),
    required: required.some((one) => one === name),
    error: errors[name]?.message,
  });
  return (
    <>
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('fields.category')}
            required
            items={enquiryCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
            error={errors.category?.message}
          />
        )}
      />
      {category === 'document_processing' && !enquiry && <Callout>{t('form.filesHint')}</Callout>}
      <TextField
        label={t('fields.title')}
        required
        autoComplete="off"
        maxLength={200}
        error={errors.title?.message}
        {...register('title')}
      />
      <div className="grid gap-4 empty:hidden sm:grid-cols-2">
        {has('brand') && (
          <TextField {...fieldProps('brand')} autoComplete="off" maxLength={100} {...register('brand')} />
        )}
        {has('type') && (
          <TextField {...fieldProps('type')} autoComplete="off" maxLength={100} {...register('type')} />
        )}
        {has('availability') && (
          <Controller
            control={control}
            name="availability"
            render={({ field }) => (
              <SelectField
                {...field}
                {...fieldProps('availability')}
                items={enquiryAvailabilities.map((value) => ({ value, label: t(`availability.${value}`) }))}
              />
            )}
          />
        )}
        {has('ownShare') && (
          <Controller
            control={control}
            name="ownShare"
            render={({ field }) => <MoneyField {...field} {...fieldProps('ownShare')} />}
          />
        )}
        {has('numberOfInstallments') && (
          <Controller
            control={control}
            name="numberOfInstallments"
            render={({ field }) => <NumberField {...field} {...fieldProps('numberOfInstallments')} />}
          />
        )}
        {has('distanceLimit') && (
          <Controller
            control={control}
            name="distanceLimit"
            render={({ field }) => (
              <NumberField {...field} {...fieldProps('distanceLimit')} suffix={t('form.km')} />
            )}
          />
        )}
        {has('grant') && (
          <Controller
            control={control}
            name="grant"
            render={({ field }) => (
              <SelectField
                {...field}
                {...fieldProps('grant')}
                clearable
                items={grantTypes.map((value) => ({ value, label: t(`grant.${value}`) }))}
              />
            )}
          />
        )}
      </div>
      <TextareaField {...fieldProps('description')} maxLength={5000} {...register('description')} />
      <LinkFields enquiry={enquiry} />
      <PeopleFields />
      <TextareaField
        label={t('fields.extraDescription')}
        maxLength={5000}
        error={errors.extraDescription?.message}
        {...register('extraDescription')}
      />
    </>
  );
}
