import { Button } from '@szansa/ui/button';
import { Sheet } from '@szansa/ui/sheet';
import { useId, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { PendingMark } from '../live/pending-mark.tsx';
import type { RecordForm } from './use-record-form.tsx';

/** One step of a form that is filled in step by step. */
export interface FormStep {
  /** Goes on to the next one; the last one has none, it saves. */
  readonly onNext?: (() => void) | undefined;
  /** Leads back; the first one has none. */
  readonly onBack?: (() => void) | undefined;
}

interface RecordSheetProps<Values extends FieldValues, Output> {
  record: RecordForm<Values, Output>;
  title: string;
  description: string;
  submitLabel: string;
  step?: FormStep | undefined;
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
  const { onNext, onBack } = props.step ?? {};
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
          {record.isUnconfirmed && (
            <span role="status" className="mr-auto self-center">
              <PendingMark />
            </span>
          )}
          {onBack ? (
            <Button onClick={onBack}>{t('actions.back')}</Button>
          ) : (
            <Button onClick={onClose}>{t('actions.cancel')}</Button>
          )}
          <Button type="submit" form={formId} variant="primary" loading={record.isSaving}>
            {onNext ? t('actions.next') : submitLabel}
          </Button>
        </>
      }
    >
      <FormProvider {...record.form}>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            if (!onNext) {
              record.submit(event);
              return;
            }
            event.preventDefault();
            event.stopPropagation();
            onNext();
          }}
          className={formClassName}
        >
          {record.offer}
          {children}
        </form>
      </FormProvider>
      {record.dialogs}
    </Sheet>
  );
}
