import { ComboboxField, type ComboboxFieldProps, type ComboboxOption } from '@szansa/ui/combobox-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFound } from '../lists/use-found.ts';
import { ownChange } from '../live/changes.ts';
import { useAccess } from '../session/session-atoms.ts';
import { toastError } from '../toasts/toasts.ts';
import type { PickerField } from './field-kinds.ts';
import { namedIn } from './fields-definition.ts';

type Creation = NonNullable<PickerField['create']>;

interface RecordPickerProps extends Pick<
  ComboboxFieldProps,
  'label' | 'hint' | 'error' | 'required' | 'onBlur' | 'ref' | 'className'
> {
  field: PickerField;
  /** The stored record: names what was chosen before. */
  record: object | undefined;
  /** Id of the chosen record. */
  value: string | null;
  onValueChange: (id: string | null) => void;
}

/** Chooses another record by any fragment of its name, or creates one by its name; the form stores its id. */
export function RecordPicker({ field, record, value, onValueChange, ...props }: RecordPickerProps) {
  const { t } = useTranslation();
  const { has } = useAccess();
  const found = useFound(field.found);
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const stored = record ? namedIn(record, field.from) : null;
  const known = stored ? { value: stored.id, label: stored.name } : null;
  const chosen = [picked, known].find((option) => option?.value === value);
  // a restored draft contains only the id
  const unnamed = useQuery({
    queryKey: [...field.found.key, 'named', value],
    queryFn: async () => {
      const { id, name } = await field.read(value ?? '');
      return { value: id, label: name };
    },
    enabled: value !== null && !chosen,
  });
  const choose = (option: ComboboxOption | null) => {
    setPicked(option);
    onValueChange(option?.value ?? null);
  };
  const create = useMutation({
    mutationFn: ({ add, name }: Creation & { readonly name: string }) => add(name),
    onSuccess: ({ id, name }, { entity }) => {
      ownChange('record-changed', { entity, id });
      choose({ value: id, label: name });
    },
    onError: toastError,
  });
  const creation = field.create;
  const mayCreate = creation && has(`${creation.entity}.create`);
  return (
    <ComboboxField
      {...props}
      value={chosen ?? (value === null ? null : (unnamed.data ?? null))}
      onValueChange={choose}
      search={found.fetchOptions}
      options={found.items.map(({ id, name }) => ({ value: id, label: name }))}
      loading={found.loading || create.isPending}
      disabled={create.isPending}
      onCreate={mayCreate ? (name) => create.mutate({ ...creation, name }) : undefined}
      createLabel={(name) => t('records.addNamed', { name })}
    />
  );
}
