import { Button } from '@szansa/ui/button';
import { Sheet } from '@szansa/ui/sheet';
import { useId, type ReactNode } from 'react';
import {
  FormProvider,
  type FieldValues,
  type SubmitErrorHandler,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useLeaveGuard } from './use-leave-guard.ts';

/** What a record's form in a panel is told, whether it makes a record or changes one. */
export interface FormSheetProps<Values extends FieldValues, Output> {
  title: string;
  submitLabel: string;
  form: UseFormReturn<Values, unknown, Output>;
  onSave: SubmitHandler<Output>;
  saving: boolean;
  /** Takes the form's name out of the address. */
  onClose: () => void;
}

interface FormSheetFrameProps<Values extends FieldValues, Output> extends FormSheetProps<Values, Output> {
  description: string;
  /** Width of the panel, and the distance between its parts. */
  className: string;
  formClassName: string;
  onInvalid?: SubmitErrorHandler<Values>;
  fields: ReactNode;
  /** Dialogs about the save. */
  dialogs?: ReactNode;
}

/** A form in a panel with its buttons; its fields find it by `useFormContext`. Leaving it with unsaved changes asks. */
export function FormSheet<Values extends FieldValues, Output>(props: FormSheetFrameProps<Values, Output>) {
  const { title, submitLabel, form, onSave, saving, onClose } = props;
  const { description, className, formClassName, onInvalid, fields, dialogs } = props;
  const { t } = useTranslation();
  const formId = useId();
  const guard = useLeaveGuard(form.formState.isDirty);
  const submit = form.handleSubmit(onSave, onInvalid);
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
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" progress={saving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className={formClassName}>
          {fields}
        </form>
      </FormProvider>
      {guard.dialog}
      {dialogs}
    </Sheet>
  );
}
