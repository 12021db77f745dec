import { FormSection } from '@szansa/ui/form-section';
import { ListField } from '@szansa/ui/list-field';
import { TextareaField } from '@szansa/ui/textarea';
import { TextField } from '@szansa/ui/text-field';
import { Controller, useFormContext, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FirmsField } from './firms-field.tsx';
import {
  fieldId,
  isBlankFirm,
  rowErrors,
  type CustomerField,
  type CustomerValues,
} from './customer-values.ts';
import { PersonalIdField } from './personal-id-field.tsx';
import { TaxIdSection } from './tax-id-section.tsx';

interface CustomerFormFieldsProps {
  /** Of a stored customer. */
  customerId?: string | undefined;
  hidden: readonly CustomerField[];
}

const isBlank = (text: string) => text.trim() === '';

function messagesOf(errors: FieldErrors<CustomerValues>, name: 'emails' | 'phones') {
  const found = errors[name];
  return Array.isArray(found) ? found.map((error) => error?.message) : [];
}

function firmErrors(errors: FieldErrors<CustomerValues>, firms: CustomerValues['customerOrganizations']) {
  const found = errors.customerOrganizations;
  const rows = Array.isArray(found) ? found : [];
  const names = rowErrors(
    firms,
    isBlankFirm,
    rows.map((row) => row?.name?.message),
  );
  const taxIds = rowErrors(
    firms,
    isBlankFirm,
    rows.map((row) => row?.taxIdNumber?.message),
  );
  return firms.map((_, index) => ({ name: names[index], taxIdNumber: taxIds[index] }));
}

/** The fields of a customer, the same for a new and a stored one. Stands in a form's provider. */
export function CustomerFormFields({ customerId, hidden }: CustomerFormFieldsProps) {
  const { t } = useTranslation('customers');
  const form = useFormContext<CustomerValues>();
  const { errors } = form.formState;
  const shows = (field: CustomerField) => !hidden.includes(field);
  const text = (name: 'firstName' | 'lastName' | 'street' | 'postCode' | 'city' | 'country') => ({
    id: fieldId(name),
    label: t(`fields.${name}`),
    error: errors[name]?.message,
    autoComplete: 'off',
    ...form.register(name),
  });
  // a change of firms says their tax ids, too: whoever must not see those cannot change stored firms
  const showsFirms = shows('taxIdNumber') || !customerId;

  return (
    <div className="space-y-6">
      {(shows('taxIdNumber') || showsFirms) && (
        <FormSection title={t('form.company')} headingLevel={3}>
          {shows('taxIdNumber') && <TaxIdSection />}
          {showsFirms && (
            <Controller
              control={form.control}
              name="customerOrganizations"
              render={({ field }) => (
                <FirmsField
                  id={fieldId('customerOrganizations')}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  withTaxId={shows('taxIdNumber')}
                  errors={firmErrors(errors, field.value)}
                  error={errors.customerOrganizations?.message}
                />
              )}
            />
          )}
        </FormSection>
      )}
      <FormSection title={t('form.person')} headingLevel={3} columns={2}>
        <TextField {...text('firstName')} />
        <TextField {...text('lastName')} />
        {shows('personalIdNumber') && <PersonalIdField customerId={customerId} />}
      </FormSection>
      {(shows('emails') || shows('phones')) && (
        <FormSection title={t('form.contact')} headingLevel={3} columns={2}>
          {(['emails', 'phones'] as const).filter(shows).map((name) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field }) => (
                <ListField
                  id={fieldId(name)}
                  label={t(`fields.${name}`)}
                  itemLabel={t(name === 'emails' ? 'form.email' : 'form.phone')}
                  addLabel={t(name === 'emails' ? 'form.addEmail' : 'form.addPhone')}
                  type={name === 'emails' ? 'email' : 'tel'}
                  max={10}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  error={errors[name]?.message}
                  itemErrors={rowErrors(field.value, isBlank, messagesOf(errors, name))}
                />
              )}
            />
          ))}
        </FormSection>
      )}
      {shows('street') && (
        <FormSection title={t('form.address')} headingLevel={3} columns={2}>
          <TextField {...text('street')} className="col-span-full" />
          <TextField {...text('postCode')} inputMode="numeric" placeholder="00-000" />
          <TextField {...text('city')} />
          <TextField {...text('country')} hint={t('form.countryHint')} />
        </FormSection>
      )}
      {shows('note') && (
        <TextareaField
          id={fieldId('note')}
          label={t('fields.note')}
          maxLength={5000}
          error={errors.note?.message}
          {...form.register('note')}
        />
      )}
    </div>
  );
}
