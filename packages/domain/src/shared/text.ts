import { z } from 'zod';

// PostgreSQL stores no NUL, and no person types control characters other than tab and line breaks
const unprintable =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

function printable(value: string): boolean {
  return !unprintable.test(value);
}

/** One line of text, trimmed, 1 to `maxLength` characters. */
export function line(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1, 'required')
    .max(maxLength, 'text_too_long')
    .refine((value) => printable(value) && !/[\r\n\t]/.test(value), 'text_unprintable');
}

/** A text of several lines, trimmed, 1 to `maxLength` characters. */
export function paragraph(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1, 'required')
    .max(maxLength, 'text_too_long')
    .refine(printable, 'text_unprintable');
}

/** A field that may stay empty: `''` and mere spaces count as empty and become `null`. */
export function orEmpty<Schema extends z.ZodType>(schema: Schema) {
  const blank = z
    .string()
    .regex(/^\s*$/)
    .transform(() => null);
  return z.union([blank, z.null(), schema]);
}

/** What is typed into a search box: any fragment, up to 200 characters. */
export const searchText = z.string().trim().max(200, 'text_too_long').refine(printable, 'text_unprintable');
