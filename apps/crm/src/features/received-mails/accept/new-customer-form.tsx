import { formatEmail } from '@szansa/domain/identity';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

import { useFormDraft } from '#kit/drafts/use-form-draft.tsx';
import { ContactsField } from '#kit/forms/contacts-field.tsx';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { withOneTaxId } from '#parts/customer/company.ts';
import { CustomerFirms, LineField } from '#parts/customer/customer-fields.tsx';
import { CustomerProblems } from '#parts/customer/customer-problems.tsx';
import {
  createBody,
  fieldId,
  hiddenFields,
  newCustomerSchema,
  valuesOf,
  type CreateBody,
  type CustomerValues,
  type NewCustomer,
} from '#parts/customer/customer-values.ts';
import { TaxIdSection } from '#parts/customer/tax-id-section.tsx';

import type { Acceptance } from '../received-mails-address.ts';

interface NewCustomerFormProps {
  id: string;
  /** The key of the draft. */
  place: string;
  recognised: Acceptance['recognised'];
  /** Of the last try. */
  error: unknown;
  /** Goes on with a customer there is. */
  onUse: (customerId: string) => void;
  onSubmit: (customer: CreateBody) => void;
}

/** Returns the values of a new customer, as far as they were recognised in the mail. */
function proposedOf({ firstName, lastName, firm, emails, phones, taxIdNumbers }: Acceptance['recognised']) {
  return {
    ...valuesOf(),
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    taxIdNumber: taxIdNumbers?.[0] ?? '',
    customerOrganizations: firm === null ? [] : [{ name: firm, taxIdNumber: '' }],
    emails: (emails ?? []).map(formatEmail),
    phones: [...(phones ?? [])],
  } satisfies CustomerValues;
}

const schema = z.preprocess(withOneTaxId<CustomerValues>, newCustomerSchema);

/** The customer who is written down with the mail, filled with what was recognised. */
export function NewCustomerForm({ id, place, recognised, error, onUse, onSubmit }: NewCustomerFormProps) {
  const { t } = useTranslation('customer');
  const { isExcluded } = useAccess();
  const hidden = hiddenFields(isExcluded);
  const form = useSchemaForm<CustomerValues, NewCustomer>({
    schema,
    defaultValues: proposedOf(recognised),
  });
  const draft = useFormDraft(form, { place });
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        className="space-y-4"
        onSubmit={(event) => void form.handleSubmit((output) => onSubmit(createBody(output, hidden)))(event)}
      >
        {draft.offer}
        <CustomerProblems error={error} onUse={onUse} />
        {!hidden.includes('taxIdNumber') && <TaxIdSection isOnly />}
        <CustomerFirms withTaxId={false} />
        <div className="grid gap-4 sm:grid-cols-2">
          <LineField name="firstName" />
          <LineField name="lastName" />
          {(['phones', 'emails'] as const)
            .filter((name) => !hidden.includes(name))
            .map((name) => (
              <ContactsField
                key={name}
                kind={name}
                name={name}
                id={fieldId(name)}
                label={t(`fields.${name}`)}
              />
            ))}
        </div>
      </form>
    </FormProvider>
  );
}
