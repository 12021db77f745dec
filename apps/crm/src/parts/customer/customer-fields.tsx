import { TextField } from '@szansa/ui/text-field';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { rowErrors } from '#kit/forms/filled-rows.ts';

import { fieldId, isBlankFirm, type CustomerValues } from './customer-values.ts';
import { FirmsField } from './firms-field.tsx';

interface LineFieldProps {
  name: 'firstName' | 'lastName' | 'street' | 'city' | 'country';
  hint?: string;
  className?: string;
}

/**
 * A field that registers with the form in visual order: a refused save focuses the first invalid one in that order.
 */
export function LineField({ name, hint, className }: LineFieldProps) {
  const { t } = useTranslation('customer');
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

/** The customer's firms in the surrounding form; without tax ids where those are hidden or shown elsewhere. */
export function CustomerFirms({ withTaxId }: { withTaxId: boolean }) {
  const form = useFormContext<CustomerValues>();
  const { errors } = form.formState;
  return (
    <Controller
      control={form.control}
      name="customerOrganizations"
      render={({ field }) => (
        <FirmsField
          id={fieldId('customerOrganizations')}
          value={field.value}
          onValueChange={field.onValueChange}
          onBlur={field.onBlur}
          withTaxId={withTaxId}
          errors={firmErrors(errors, field.value)}
          error={errors.customerOrganizations?.message}
        />
      )}
    />
  );
}
