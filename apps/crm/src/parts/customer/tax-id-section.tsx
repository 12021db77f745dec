import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { TaxIdLookup } from '#parts/company/tax-id-lookup.tsx';

import { companyEffect, registeredValues, withOneTaxId, type RegisteredValues } from './company.ts';
import { fieldId, type CustomerValues } from './customer-values.ts';

interface TaxIdSectionProps {
  /** The one number of a short form: the firm's as well, and looked up as soon as it is whole. */
  isOnly?: boolean;
}

/** The tax id, and the register that fills in the firm it belongs to. */
export function TaxIdSection({ isOnly = false }: TaxIdSectionProps) {
  const { t } = useTranslation('customer');
  const form = useFormContext<CustomerValues>();
  const typed = () => (isOnly ? withOneTaxId(form.getValues()) : form.getValues());
  return (
    <TaxIdLookup<RegisteredValues>
      id={fieldId('taxIdNumber')}
      label={t('fields.taxIdNumber')}
      isImmediate={isOnly}
      effectOf={(company) => companyEffect(typed(), company)}
      registeredValues={(company, unchanged) => registeredValues(typed(), company, unchanged)}
      fieldLabel={(field) => t(`fields.${field}`)}
    />
  );
}
