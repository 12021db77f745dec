import { FormSection } from '@szansa/ui/form-section';
import { TextareaField } from '@szansa/ui/textarea';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isPolishAddress } from '@szansa/domain/customer';
import { FormattedField } from '@szansa/ui/formatted-field';

import { ContactsField } from '#kit/forms/contacts-field.tsx';
import { CustomerFirms, LineField } from '#parts/customer/customer-fields.tsx';
import { fieldId, type CustomerField, type CustomerValues } from '#parts/customer/customer-values.ts';
import { TaxIdSection } from '#parts/customer/tax-id-section.tsx';
import { useController } from '#kit/forms/controller.ts';
import { postCodeFormat } from '#kit/forms/identifier-formats.ts';
import { PersonalIdField } from './personal-id-field.tsx';

const asTyped = { format: (text: string) => text, parse: (text: string) => text };

/** The post code: in the groups of a Polish one while the address is in Poland, as typed abroad. */
function PostCodeField() {
  const { t } = useTranslation('customer');
  const { field, fieldState } = useController<CustomerValues, 'postCode'>({ name: 'postCode' });
  const inPoland = isPolishAddress(useWatch<CustomerValues, 'country'>({ name: 'country' }));
  return (
    <FormattedField
      {...field}
      {...(inPoland ? postCodeFormat : asTyped)}
      id={fieldId('postCode')}
      width={inPoland ? 'postCode' : 'identifier'}
      label={t('fields.postCode')}
      inputMode={inPoland ? 'numeric' : 'text'}
      placeholder={inPoland ? '00-000' : undefined}
      error={fieldState.error?.message}
    />
  );
}

interface CustomerFormFieldsProps {
  /** Of a stored customer. */
  customerId?: string | undefined;
  hidden: readonly CustomerField[];
}

function NoteField() {
  const { t } = useTranslation('customer');
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

/** The fields of a customer, the same for a new and a stored one. Must be inside a form's provider. */
export function CustomerFormFields({ customerId, hidden }: CustomerFormFieldsProps) {
  const { t } = useTranslation(['customers', 'customer']);
  const shows = (field: CustomerField) => !hidden.includes(field);

  return (
    <div className="space-y-6">
      <FormSection title={t('form.company')} headingLevel={3}>
        {shows('taxIdNumber') && <TaxIdSection />}
        <CustomerFirms withTaxId={shows('taxIdNumber')} />
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
              label={t(`customer:fields.${name}`)}
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
