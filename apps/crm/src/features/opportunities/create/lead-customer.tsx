import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ContactsField } from '#kit/forms/contacts-field.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { CustomerFirms, LineField } from '#parts/customer/customer-fields.tsx';
import { CustomerProblems } from '#parts/customer/customer-problems.tsx';
import { fieldId, hiddenFields, type CustomerField } from '#parts/customer/customer-values.ts';
import { TaxIdSection } from '#parts/customer/tax-id-section.tsx';

import type { LeadValues } from './lead-values.ts';

/** A new customer's data known from a phone call; an existing customer with the same number can be used instead. */
export function LeadCustomer({ error }: { error: unknown }) {
  const { t } = useTranslation('customer');
  const form = useFormContext<LeadValues>();
  const { isExcluded } = useAccess();
  const hidden = hiddenFields(isExcluded);
  const shows = (field: CustomerField) => !hidden.includes(field);

  function use(customerId: string): void {
    form.setValue('customerId', customerId, { shouldDirty: true });
    form.setValue('isNewCustomer', false, { shouldDirty: true });
    form.clearErrors();
  }

  return (
    <div className="space-y-4">
      <CustomerProblems error={error} onUse={use} />
      {shows('taxIdNumber') && <TaxIdSection isOnly />}
      <CustomerFirms withTaxId={false} />
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField name="firstName" />
        <LineField name="lastName" />
        {(['phones', 'emails'] as const).filter(shows).map((name) => (
          <ContactsField key={name} kind={name} name={name} id={fieldId(name)} label={t(`fields.${name}`)} />
        ))}
      </div>
    </div>
  );
}
