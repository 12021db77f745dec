import { Button } from '@szansa/ui/button';
import { Sheet } from '@szansa/ui/sheet';
import { useId, useRef, type ReactNode } from 'react';
import { FormProvider, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useLeaveGuard } from '#app/forms/use-leave-guard.tsx';
import { useAccess } from '#app/session/session-atoms.ts';

import { CustomerFormFields } from './customer-form-fields.tsx';
import { CustomerProblems } from './customer-problems.tsx';
import { hiddenFields, type CustomerValues } from './customer-values.ts';

interface CustomerSheetProps<Output> {
  title: string;
  submitLabel: string;
  form: UseFormReturn<CustomerValues, unknown, Output>;
  customerId?: string | undefined;
  onSave: (output: Output) => void;
  saving: boolean;
  /** Of the last save. */
  error: unknown;
  /** Takes the form's name out of the address. */
  onClose: () => void;
  /** Dialogs about the save. */
  children?: ReactNode;
}

const nativeFields = ['taxIdNumber', 'firstName', 'lastName', 'street', 'postCode', 'city'] as const;

/** The customer form in a panel; leaving it with unsaved changes asks. */
export function CustomerSheet<Output>(props: CustomerSheetProps<Output>) {
  const { title, submitLabel, form, customerId, onSave, saving, error, onClose, children } = props;
  const { t } = useTranslation(['customers', 'common']);
  const { isExcluded } = useAccess();
  const formId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const guard = useLeaveGuard(form.formState.isDirty);

  function showRefused(errors: FieldErrors<CustomerValues>): void {
    // lists cannot take the focus by themselves, so the summary leads to them
    if (!nativeFields.some((field) => errors[field])) requestAnimationFrame(() => summary.current?.focus());
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={t('form.description')}
      className="w-160"
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" progress={saving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => void form.handleSubmit(onSave, showRefused)(event)}
          className="space-y-4 pt-2"
        >
          <CustomerProblems customerId={customerId} error={error} summaryRef={summary} />
          <CustomerFormFields customerId={customerId} hidden={hiddenFields(isExcluded)} />
        </form>
      </FormProvider>
      {guard.dialog}
      {children}
    </Sheet>
  );
}
