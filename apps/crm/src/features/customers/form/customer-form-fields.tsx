import { FormSection } from '@szansa/ui/form-section';
import { ListField, type ListFieldProps } from '@szansa/ui/list-field';
import { PhoneField } from '@szansa/ui/phone-field';
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
import { PostCodeField } from './post-code-field.tsx';
import { TaxIdSection } from './tax-id-section.tsx';

interface CustomerFormFieldsProps {
  /** Of a stored customer. */
  customerId?: string | undefined;
  hidden: readonly CustomerField[];
}

/** What the rows of a list are typed in. */
const rowsOf: Record<'emails' | 'phones', Pick<ListFieldProps, 'type' | 'renderRow'>> = {
  emails: { type: 'email' },
  phones: { renderRow: (row) => <PhoneField {...row} /> },
};

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
        <LineField name="firstName" />
        <LineField name="lastName" />
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
                  {...rowsOf[name]}
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
