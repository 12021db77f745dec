import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { TaxIdLookup } from '#parts/company/tax-id-lookup.tsx';

import { companyEffect, registeredValues, type RegisteredValues } from './company.ts';
import { fieldId, type CustomerValues } from './customer-values.ts';

/** The tax id, and the register that fills in the firm it belongs to. */
export function TaxIdSection() {
  const { t } = useTranslation('customers');
  const form = useFormContext<CustomerValues>();
  return (
    <TaxIdLookup<RegisteredValues>
      id={fieldId('taxIdNumber')}
      label={t('fields.taxIdNumber')}
      effectOf={(company) => companyEffect(form.getValues(), company)}
      registeredValues={(company, kept) => registeredValues(form.getValues(), company, kept)}
      fieldLabel={(field) => t(`fields.${field}`)}
    />
  );
}
