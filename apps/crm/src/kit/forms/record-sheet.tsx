import { Button } from '@szansa/ui/button';
import { Sheet } from '@szansa/ui/sheet';
import { useId, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { WaitingMark } from '../live/waiting-mark.tsx';
import type { RecordForm } from './use-record-form.tsx';

interface RecordSheetProps<Values extends FieldValues, Output> {
  record: RecordForm<Values, Output>;
  title: string;
  description: string;
  submitLabel: string;
  onClose: () => void;
  /** Width of the panel, and the distance between its fields. */
  className: string;
  formClassName: string;
  /** Fields; they find the form by `useFormContext`. */
  children: ReactNode;
}

/** A record's form in a panel beside the screen, with its buttons. */
export function RecordSheet<Values extends FieldValues, Output>(props: RecordSheetProps<Values, Output>) {
  const { record, title, description, submitLabel, onClose, className, formClassName, children } = props;
  const { t } = useTranslation();
  const formId = useId();
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={description}
      className={className}
      footer={
        <>
          {record.isWaiting && (
            <span role="status" className="mr-auto self-center">
              <WaitingMark />
            </span>
          )}
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" progress={record.isSaving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormProvider {...record.form}>
        <form id={formId} noValidate onSubmit={record.submit} className={formClassName}>
          {record.offer}
          {children}
        </form>
      </FormProvider>
      {record.dialogs}
    </Sheet>
  );
}
