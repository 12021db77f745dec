import { slugOf } from '@szansa/domain/lead-source';
import { TextField } from '@szansa/ui/text-field';
import { useFormContext } from 'react-hook-form';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';

interface NameValues {
  name: string;
  slug: string;
}

/** The name of a lead source; the slug of a new one is derived from it until another one is typed. */
export function NameField({ label, required, recordId }: OwnFieldProps) {
  const form = useFormContext<NameValues>();
  const { field, fieldState } = useController<NameValues, 'name'>({ name: 'name' });
  return (
    <TextField
      {...field}
      label={label}
      required={required}
      autoComplete="off"
      error={fieldState.error?.message}
      onValueChange={(name) => {
        const followsName = form.getValues('slug') === slugOf(field.value);
        field.onValueChange(name);
        if (recordId !== undefined || !followsName) return;
        const { isSubmitted } = form.formState;
        form.setValue('slug', slugOf(name), { shouldDirty: true, shouldValidate: isSubmitted });
      }}
    />
  );
}
