import { FormSection } from '@szansa/ui/form-section';
import { TextareaField } from '@szansa/ui/textarea';
import { TextField } from '@szansa/ui/text-field';
import { Controller, useFormContext, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ContactsField } from '#kit/forms/contacts-field.tsx';
import { rowErrors } from '#kit/forms/filled-rows.ts';

import { FirmsField } from './firms-field.tsx';
import { fieldId, isBlankFirm, type CustomerField, type CustomerValues } from './customer-values.ts';
import { PersonalIdField } from './personal-id-field.tsx';
import { PostCodeField } from './post-code-field.tsx';
import { TaxIdSection } from './tax-id-section.tsx';

interface CustomerFormFieldsProps {
  /** Of a stored customer. */
  customerId?: string | undefined;
  hidden: readonly CustomerField[];
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

interface LineFieldProps {
  name: 'firstName' | 'lastName' | 'street' | 'city' | 'country';
  hint?: string;
  className?: string;
}

/** A field that joins the form where it stands: a refused save goes to the first wrong one in that order. */
function LineField({ name, hint, className }: LineFieldProps) {
  const { t } = useTranslation('customers');
  const form = useFormContext<CustomerValues>();
  return (
    <TextField
      id={fieldId(name)}
      label={t(`fields.${name}`)}
      hint={hint}
      autoComplete="off"
      className={className}
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
    />
  );
}

function NoteField() {
  const { t } = useTranslation('customers');
  const form = useFormContext<CustomerValues>();
  return (
    <TextareaField
      id={fieldId('note')}
      label={t('fields.note')}
      maxLength={5000}
      error={form.formState.errors.note?.message}
      {...form.register('note')}
    />
  );
}

/** The fields of a customer, the same for a new and a stored one. Stands in a form's provider. */
export function CustomerFormFields({ customerId, hidden }: CustomerFormFieldsProps) {
  const { t } = useTranslation('customers');
  const form = useFormContext<CustomerValues>();
  const { errors } = form.formState;
  const shows = (field: CustomerField) => !hidden.includes(field);

  return (
    <div className="space-y-6">
      <FormSection title={t('form.company')} headingLevel={3}>
        {shows('taxIdNumber') && <TaxIdSection />}
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
      </FormSection>
      <FormSection title={t('form.person')} headingLevel={3} columns={2}>
        <LineField name="firstName" />
        <LineField name="lastName" />
        {shows('personalIdNumber') && <PersonalIdField customerId={customerId} />}
      </FormSection>
      {(shows('emails') || shows('phones')) && (
        <FormSection title={t('form.contact')} headingLevel={3} columns={2}>
          {(['emails', 'phones'] as const).filter(shows).map((name) => (
            <ContactsField
              key={name}
              kind={name}
              name={name}
              id={fieldId(name)}
              label={t(`fields.${name}`)}
            />
          ))}
        </FormSection>
      )}
      {shows('street') && (
        <FormSection title={t('form.address')} headingLevel={3} columns={2}>
          <LineField name="street" className="col-span-full" />
          <PostCodeField />
          <LineField name="city" />
          <LineField name="country" hint={t('form.countryHint')} />
        </FormSection>
      )}
      {shows('note') && <NoteField />}
    </div>
  );
}
