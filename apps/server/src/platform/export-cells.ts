import { personName } from '@szansa/domain/shared';

import type { SheetCell } from '../adapters/tables/xlsx-writer.ts';

/** A value that may be missing, or hidden from the reader. */
type Maybe<Value> = Value | null | undefined;

/** Cells of exported lists, by type of value; empty for missing values. */
export const cellOf = {
  text: (text: Maybe<string>): SheetCell => (text ? { text } : null),
  texts: (texts: Maybe<readonly string[]>): SheetCell => cellOf.text(texts?.join(', ')),
  whole: (whole: Maybe<number>): SheetCell => (whole === null || whole === undefined ? null : { whole }),
  /** Zloty as `"1234.50"`. */
  amount: (amount: Maybe<string>): SheetCell => (amount ? { amount } : null),
  /** `"7.5"` is 7.5 %. */
  percent: (percent: Maybe<string>): SheetCell =>
    percent ? { part: (Number(percent) / 100).toFixed(6) } : null,
  day: (day: Maybe<string>): SheetCell => (day ? { day } : null),
  instant: (instant: Maybe<string>): SheetCell => (instant ? { instant } : null),
  person: (person: Maybe<{ readonly firstName: string; readonly lastName: string }>): SheetCell =>
    person ? { text: personName(person) } : null,
};
