import { companyLookupRights } from '@szansa/domain/access';
import { errorMessage } from '@szansa/domain/language';
import { nipProblem, normaliseNip } from '@szansa/domain/identity';
import { Button } from '@szansa/ui/button';
import { FormattedField } from '@szansa/ui/formatted-field';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { queries, queryClient } from '#kit/api/api.ts';
import { taxIdFormat } from '#kit/forms/identifier-formats.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { messageOf } from '#kit/toasts/toasts.ts';

import { CompanyCallout } from './company-callout.tsx';
import type { Company, CompanyEffect } from './company.ts';

interface TaxIdLookupProps<Values extends object> {
  id: string;
  label: string;
  /** What the register's answer does to the form as it is now. */
  effectOf: (company: Company) => CompanyEffect<Values>;
  /** Returns the values that replace the form's typed ones by the register's data. */
  registeredValues: (company: Company, unchanged: CompanyEffect<Values>['unchanged']) => Partial<Values>;
  fieldLabel: (field: keyof Values & string) => string;
  /** Whether a complete number is looked up at once, for users who are on the telephone. */
  isImmediate?: boolean;
}

/** The field `taxIdNumber` of a form, and the register that fills in the company it belongs to. */
export function TaxIdLookup<Values extends object>(props: TaxIdLookupProps<Values>) {
  const { id, label, effectOf, registeredValues, fieldLabel, isImmediate = false } = props;
  const { t } = useTranslation('company');
  const { has } = useAccess();
  const form = useFormContext<{ taxIdNumber: string } & Record<string, unknown>>();
  const { field, fieldState } = useController({ control: form.control, name: 'taxIdNumber' });
  // separate from the form's own errors: a blur validates the field again, and an empty one is no error of the form
  const [unasked, setUnasked] = useState<string>();
  const problem = fieldState.error?.message ?? unasked;

  function write(values: Partial<Values>): void {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name, value, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
  }

  const lookup = useMutation({
    meta: { isNoChange: true },
    mutationFn: async (taxIdNumber: string) => {
      const company = await queryClient.fetchQuery(
        queries.registry.findCompany.query({ params: { taxIdNumber } }),
      );
      return { company, effect: effectOf(company) };
    },
    onSuccess: ({ effect }) => write(effect.filled),
  });
  const found = lookup.data;

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

  const mayLookUp = companyLookupRights.some(has);
  return (
    <div className="space-y-3">
      <FormattedField
        {...field}
        {...taxIdFormat}
        id={id}
        label={label}
        width="identifier"
        inputMode="numeric"
        // the button goes below where both would be too narrow to read
        className="max-sm:[&_[role=presentation]]:basis-full max-sm:[&>div]:flex-wrap"
        hint={mayLookUp ? t('hint') : undefined}
        error={problem ?? (lookup.isError ? messageOf(lookup.error) : undefined)}
        action={
          mayLookUp && (
            <Button icon={<Search aria-hidden />} loading={lookup.isPending} onClick={lookUp}>
              {t('lookUp')}
            </Button>
          )
        }
        onValueChange={(value) => {
          field.onValueChange(value);
          setUnasked(undefined);
          lookup.reset();
          const taxIdNumber = normaliseNip(value);
          if (isImmediate && mayLookUp && !nipProblem(taxIdNumber)) lookup.mutate(taxIdNumber);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !mayLookUp) return;
          event.preventDefault();
          lookUp();
        }}
      />
      {found && (
        <CompanyCallout
          {...found}
          fieldLabel={fieldLabel}
          onReplace={() => {
            write(registeredValues(found.company, found.effect.unchanged));
            lookup.reset();
          }}
        />
      )}
    </div>
  );
}
