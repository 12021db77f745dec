import type { z } from 'zod';

import type { ExcludableField } from './declared.ts';

/**
 * Marks a field that may be hidden from a role or a person. The server leaves it out of every answer for those
 * it is hidden from and refuses their writes, filters and sorts that name it; so it is always optional.
 */
export function excludable<Schema extends z.ZodType>(
  field: ExcludableField,
  schema: Schema,
): z.ZodOptional<Schema> {
  return schema.optional().meta({ excludable: field });
}

/** The excludable field a schema was marked with, if any. */
export function excludableFieldOf(schema: z.ZodType): ExcludableField | undefined {
  const meta = schema.meta();
  return typeof meta?.['excludable'] === 'string' ? (meta['excludable'] as ExcludableField) : undefined;
}
