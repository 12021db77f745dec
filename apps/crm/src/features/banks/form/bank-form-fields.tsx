import { noBankColor } from '@szansa/domain/bank';
import { CheckboxField } from '@szansa/ui/checkbox';
import { ColorField } from '@szansa/ui/color-field';
import { PhoneField } from '@szansa/ui/phone-field';
import { TextareaField } from '@szansa/ui/textarea';
import { TextField, type TextFieldProps } from '@szansa/ui/text-field';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';
import { TaxIdLookup } from '#parts/company/tax-id-lookup.tsx';

import { companyEffect, type BankValues, type RegisteredValues } from './bank-values.ts';
import { SameTaxId } from './same-tax-id.tsx';

interface LineFieldProps extends Pick<TextFieldProps, 'type' | 'required'> {
  name: 'name' | 'shortName' | 'email' | 'website' | 'address';
}

function LineField({ name, ...props }: LineFieldProps) {
  const { t } = useTranslation('banks');
  const { register, formState } = useFormContext<BankValues>();
  const error = formState.errors[name]?.message;
  return (
    <TextField {...props} label={t(`fields.${name}`)} autoComplete="off" error={error} {...register(name)} />
  );
}

function TaxIdField() {
  const { t } = useTranslation('banks');
  const { isExcluded } = useAccess();
  const form = useFormContext<BankValues>();
  return (
    <TaxIdLookup<RegisteredValues>
      id="bank-taxIdNumber"
      label={t('fields.taxIdNumber')}
      effectOf={(company) => companyEffect(form.getValues(), company, isExcluded)}
      registeredValues={(_company, kept) =>
        Object.fromEntries(kept.map(({ field, registered }) => [field, registered]))
      }
      fieldLabel={(field) => t(`fields.${field}`)}
    />
  );
}

/** The fields of a bank, the same for a new and a stored one. Stands in a form's provider. */
export function BankFormFields({ bankId }: { bankId?: string }) {
  const { t } = useTranslation('banks');
  const { isExcluded } = useAccess();
  const { control, register, formState } = useFormContext<BankValues>();
  const { errors } = formState;
  const showsContact = !isExcluded('bank.contact');
  return (
    <>
      <TaxIdField />
      <SameTaxId bankId={bankId} />
      <LineField name="name" required />
      <LineField name="shortName" />
      {showsContact && (
        <>
          <LineField name="email" type="email" />
          <Controller
            control={control}
            name="phone"
            render={({ field }) => (
              <PhoneField {...field} label={t('fields.phone')} error={errors.phone?.message} />
            )}
          />
          <LineField name="address" />
        </>
      )}
      <LineField name="website" />
      <Controller
        control={control}
        name="color"
        render={({ field }) => (
          <ColorField
            {...field}
            label={t('fields.color')}
            fallback={noBankColor}
            error={errors.color?.message}
          />
        )}
      />
      {!isExcluded('bank.note') && (
        <TextareaField
          label={t('fields.note')}
          maxLength={5000}
          error={errors.note?.message}
          {...register('note')}
        />
      )}
      <Controller
        control={control}
        name="isActive"
        render={({ field: { value, ...field } }) => (
          <CheckboxField
            {...field}
            checked={value}
            label={t('fields.isActive')}
            hint={t('form.activeHint')}
          />
        )}
      />
    </>
  );
}
