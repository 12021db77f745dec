import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Field, PickerField } from '../forms/field-kinds.ts';
import { plainValue } from './shown-value.tsx';
import type { Formats } from '../texts/use-formats.ts';

/** What a picked record is called, by its id. */
function PickedName({ field, id }: { field: PickerField; id: string }) {
  const { data } = useQuery({ queryKey: [...field.found.key, { named: id }], queryFn: () => field.read(id) });
  return data?.name;
}

/** A field's value in words, for the comparison of two; nothing for none. */
export function fieldValue(field: Field, value: unknown, formats: Formats): ReactNode {
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string' && field.options.includes(value) ? field.optionLabel(value) : null;
    case 'own':
      return field.describe?.(value);
    case 'picker':
      return typeof value === 'string' ? <PickedName field={field} id={value} /> : null;
    case 'phones':
    case 'emails': {
      const rows: readonly unknown[] = Array.isArray(value) ? value : [];
      const format = field.kind === 'phones' ? formats.phone : formats.email;
      return rows.map(String).map(format).join(', ');
    }
    case 'number':
      if (typeof value === 'number' && field.grouping === false) return String(value);
      return plainValue(field.kind, value, formats);
    default:
      return plainValue(field.kind, value, formats);
  }
}
