import type { z } from 'zod';

import type { ExcludableField } from './declared.ts';

declare const hideable: unique symbol;

/** The schema of a field that may be hidden; its type shows that wherever it is used. */
export type Excludable<Schema extends z.ZodType> = z.ZodOptional<Schema> & { readonly [hideable]: true };

/** Whether a schema contains, at any depth, a field that may be hidden. */
export type HasExcludable<Schema> = Schema extends { readonly [hideable]: true }
  ? true
  : Schema extends z.ZodObject<infer Shape>
    ? true extends { [Key in keyof Shape]: HasExcludable<Shape[Key]> }[keyof Shape]
      ? true
      : false
    : Schema extends z.ZodArray<infer Part>
      ? HasExcludable<Part>
      : Schema extends z.ZodOptional<infer Part> | z.ZodNullable<infer Part>
        ? HasExcludable<Part>
        : Schema extends z.ZodUnion<infer Parts>
          ? HasExcludable<Parts[number]>
          : false;

/**
 * Marks a field that may be hidden from a role or a person. The server leaves it out of every answer for those
 * it is hidden from and refuses their writes, filters and sorts that name it; so it is always optional.
 */
export function excludable<Schema extends z.ZodType>(
  field: ExcludableField,
  schema: Schema,
): Excludable<Schema> {
  return schema.optional().meta({ excludable: field }) as Excludable<Schema>;
}

/** The excludable field a schema was marked with, if any. */
export function excludableFieldOf(schema: z.ZodType): ExcludableField | undefined {
  const meta = schema.meta();
  return typeof meta?.['excludable'] === 'string' ? (meta['excludable'] as ExcludableField) : undefined;
}
