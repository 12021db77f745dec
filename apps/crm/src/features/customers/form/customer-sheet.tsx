import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import type { RecordForm } from '#kit/forms/use-record-form.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

import { CustomerFormFields } from './customer-form-fields.tsx';
import { CustomerProblems, summaryId } from '#parts/customer/customer-problems.tsx';
import { hiddenFields, type CustomerValues } from '#parts/customer/customer-values.ts';

interface CustomerSheetProps<Output> {
  title: string;
  submitLabel: string;
  record: RecordForm<CustomerValues, Output>;
  /** Of a stored customer. */
  customerId?: string;
  onClose: () => void;
}

const nativeFields = ['taxIdNumber', 'firstName', 'lastName', 'street', 'postCode', 'city'] as const;

/** Lists cannot get the focus themselves: where only those are invalid, the focus moves to the summary. */
export function showRefused(errors: FieldErrors<CustomerValues>): void {
  if (nativeFields.some((field) => errors[field])) return;
  requestAnimationFrame(() => document.getElementById(summaryId)?.focus());
}

/** The customer form in a panel. */
export function CustomerSheet<Output>(props: CustomerSheetProps<Output>) {
  const { title, submitLabel, record, customerId, onClose } = props;
  const { t } = useTranslation('customers');
  const { isExcluded } = useAccess();
  return (
    <RecordSheet
      record={record}
      title={title}
      description={t('form.description')}
      submitLabel={submitLabel}
      onClose={onClose}
      className="w-160"
      formClassName="space-y-4 pt-2"
    >
      <CustomerProblems customerId={customerId} error={record.error} />
      <CustomerFormFields customerId={customerId} hidden={hiddenFields(isExcluded)} />
    </RecordSheet>
  );
}
