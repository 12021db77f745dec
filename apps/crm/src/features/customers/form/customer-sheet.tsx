import { useRef, type ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FormSheet, type FormSheetProps } from '#kit/forms/form-sheet.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

import { CustomerFormFields } from './customer-form-fields.tsx';
import { CustomerProblems } from './customer-problems.tsx';
import { hiddenFields, type CustomerValues } from './customer-values.ts';

interface CustomerSheetProps<Output> extends FormSheetProps<CustomerValues, Output> {
  customerId?: string | undefined;
  /** Of the last save. */
  error: unknown;
  /** Dialogs about the save. */
  children?: ReactNode;
}

const nativeFields = ['taxIdNumber', 'firstName', 'lastName', 'street', 'postCode', 'city'] as const;

/** The customer form in a panel. */
export function CustomerSheet<Output>(props: CustomerSheetProps<Output>) {
  const { customerId, error, children, ...frame } = props;
  const { t } = useTranslation('customers');
  const { isExcluded } = useAccess();
  const summary = useRef<HTMLDivElement>(null);

  function showRefused(errors: FieldErrors<CustomerValues>): void {
    // lists cannot take the focus by themselves, so the summary leads to them
    if (!nativeFields.some((field) => errors[field])) requestAnimationFrame(() => summary.current?.focus());
  }

  return (
    <FormSheet
      {...frame}
      description={t('form.description')}
      className="w-160"
      formClassName="space-y-4 pt-2"
      onInvalid={showRefused}
      fields={
        <>
          <CustomerProblems customerId={customerId} error={error} summaryRef={summary} />
          <CustomerFormFields customerId={customerId} hidden={hiddenFields(isExcluded)} />
        </>
      }
      dialogs={children}
    />
  );
}
