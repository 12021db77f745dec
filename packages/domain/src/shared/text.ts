import { z } from 'zod';

import { isCalendarDate } from './calendar-date.ts';
import { plainSigns } from './search-words.ts';

// PostgreSQL stores no NUL, and no person types control characters other than tab and line breaks
const unprintable =
  // oxlint-disable-next-line no-control-regex -- control characters are searched for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Whether a text has only what people type. */
export function printable(value: string): boolean {
  return !unprintable.test(value);
}

/**
 * Marks that turn the direction of writing: ALM, LRM, RLM, and the embeddings, overrides and isolates of Unicode's
 * bidirectional algorithm (UAX #9). No letter of ours needs them; they come along with what is pasted, or make a name
 * read as another.
 */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without marks that turn the direction of writing. */
export function withoutDirectionMarks(value: string): string {
  return value.replaceAll(directionMarks, '');
}

/** Returns the base schema of any text that is typed or pasted, without direction marks. All incoming texts use it. */
export function typedText() {
  return z.string().overwrite(withoutDirectionMarks);
}

/** A number as people write it, or paste it from documents and pages: with plain signs between its digits. Rule SE2. */
export function identifierText() {
  return typedText().overwrite(plainSigns);
}

/** One line of text, trimmed, 1 to `maxLength` characters. */
export function line(maxLength: number) {
  return typedText()
    .trim()
    .min(1, 'required')
    .max(maxLength, 'text_too_long')
    .refine((value) => printable(value) && !/[\r\n\t]/.test(value), 'text_unprintable');
}

/** A text of several lines, trimmed, 1 to `maxLength` characters. */
export function paragraph(maxLength: number) {
  return typedText()
    .trim()
    .min(1, 'required')
    .max(maxLength, 'text_too_long')
    .refine(printable, 'text_unprintable');
}

/** A field that may stay empty: `''` and mere spaces count as empty and become `null`. */
export function orEmpty<Schema extends z.ZodType>(schema: Schema) {
  const blank = typedText()
    .regex(/^\s*$/)
    .transform(() => null);
  return z.union([blank, z.null(), schema]);
}

/** What is typed into a search box: any fragment, up to 200 characters. */
export const searchText = identifierText()
  .trim()
  .max(200, 'text_too_long')
  .refine(printable, 'text_unprintable');

/** A day that exists, as it comes in. */
export const calendarDate = z.string('date_invalid').refine(isCalendarDate, 'date_invalid');
