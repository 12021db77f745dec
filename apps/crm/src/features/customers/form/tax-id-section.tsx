import { errorMessage } from '@szansa/domain/language';
import { nipProblem, normaliseNip } from '@szansa/domain/identity';
import { Button } from '@szansa/ui/button';
import { FormattedField } from '@szansa/ui/formatted-field';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { taxIdFormat } from '#kit/forms/identifier-formats.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { messageOf } from '#kit/toasts/toasts.ts';

import { CompanyCallout } from './company-callout.tsx';
import { companyEffect, registeredValues, type Company, type CompanyEffect } from './company.ts';
import { fieldId, type CustomerValues } from './customer-values.ts';

interface Found {
  readonly company: Company;
  readonly effect: CompanyEffect;
}

/** The tax id, and the register that fills in the firm it belongs to. */
export function TaxIdSection() {
  const { t } = useTranslation('customers');
  const { has } = useAccess();
  const form = useFormContext<CustomerValues>();
  const { field, fieldState } = useController<CustomerValues, 'taxIdNumber'>({ name: 'taxIdNumber' });
  // beside the form's own errors: leaving the field checks it again, and an empty one is no error of the form
  const [unasked, setUnasked] = useState<string>();
  const problem = fieldState.error?.message ?? unasked;

  function write(values: CompanyEffect['filled']): void {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof typeof values, value, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
  }

  const lookup = useMutation({
    mutationFn: async (taxIdNumber: string): Promise<Found> => {
      const company = await queryClient.fetchQuery(
        queries.registry.findCompany.query({ params: { taxIdNumber } }),
      );
      return { company, effect: companyEffect(form.getValues(), company) };
    },
    onSuccess: ({ effect }) => write(effect.filled),
  });

  function lookUp(): void {
    const taxIdNumber = normaliseNip(form.getValues('taxIdNumber'));
    const code = taxIdNumber === '' ? 'required' : nipProblem(taxIdNumber);
    if (code) {
      setUnasked(errorMessage(code, currentLanguage()));
      form.setFocus('taxIdNumber');
    } else if (!lookup.isPending) {
      lookup.mutate(taxIdNumber);
    }
  }

  function takeRegistered({ company, effect }: Found): void {
    write(registeredValues(form.getValues(), company, effect.kept));
    lookup.reset();
  }

  const mayLookUp = has('customer.create');
  return (
    <div className="space-y-3">
      <FormattedField
        {...field}
        {...taxIdFormat}
        id={fieldId('taxIdNumber')}
        label={t('fields.taxIdNumber')}
        inputMode="numeric"
        // the button goes below where both would be too narrow to read
        className="max-sm:[&_[role=presentation]]:basis-full max-sm:[&>div]:flex-wrap"
        hint={mayLookUp ? t('registry.hint') : undefined}
        error={problem ?? (lookup.isError ? messageOf(lookup.error) : undefined)}
        action={
          mayLookUp && (
            <Button icon={<Search aria-hidden />} progress={lookup.isPending} onClick={lookUp}>
              {t('registry.lookUp')}
            </Button>
          )
        }
        onChange={(value) => {
          field.onChange(value);
          setUnasked(undefined);
          lookup.reset();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !mayLookUp) return;
          event.preventDefault();
          lookUp();
        }}
      />
      {lookup.data && <CompanyCallout {...lookup.data} onReplace={() => takeRegistered(lookup.data)} />}
    </div>
  );
}
