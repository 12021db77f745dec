import type { ReactNode } from 'react';

import type { Field } from '../forms/field-kinds.ts';
import { plainValue } from './shown-value.tsx';
import type { Formats } from '../texts/use-formats.ts';

/** A field's value in words, for the comparison of two; nothing for none. */
export function fieldValue(field: Field, value: unknown, formats: Formats): ReactNode {
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string' && field.options.includes(value) ? field.optionLabel(value) : null;
    case 'own':
      return field.describe?.(value);
    case 'picker':
      return null;
    case 'number':
      if (typeof value === 'number' && field.grouping === false) return String(value);
      return plainValue(field.kind, value, formats);
    default:
      return plainValue(field.kind, value, formats);
  }
}
