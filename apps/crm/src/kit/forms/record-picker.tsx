import { ComboboxField, type ComboboxFieldProps, type ComboboxOption } from '@szansa/ui/combobox-field';
import { useState } from 'react';

import { useFound } from '../lists/use-found.ts';
import type { Field } from './field-kinds.ts';
import { namedIn } from './fields-definition.ts';

interface RecordPickerProps extends Pick<
  ComboboxFieldProps,
  'label' | 'hint' | 'error' | 'required' | 'onBlur' | 'ref' | 'className'
> {
  field: Extract<Field, { kind: 'picker' }>;
  /** The stored record: names what was chosen before. */
  record: object | undefined;
  /** Id of the chosen record. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Chooses another record by any fragment of its name; the form holds its id. */
export function RecordPicker({ field, record, value, onChange, ...props }: RecordPickerProps) {
  const found = useFound(field.found);
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const stored = record ? namedIn(record, field.from) : null;
  const known = stored ? { value: stored.id, label: stored.name } : null;
  return (
    <ComboboxField
      {...props}
      value={[picked, known].find((option) => option?.value === value) ?? null}
      onChange={(option) => {
        setPicked(option);
        onChange(option?.value ?? null);
      }}
      search={found.ask}
      options={found.items.map(({ id, name }) => ({ value: id, label: name }))}
      loading={found.loading}
    />
  );
}
