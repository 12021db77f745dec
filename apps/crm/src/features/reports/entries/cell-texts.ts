import { choiceNames, columnOf, type EntryChanges, type TypedColumn } from '@szansa/domain/report';
import { isCalendarDate, typedAmount } from '@szansa/domain/shared';

/** The value parsed from a text in a column; `null` for an invalid one. */
export type ReadCell = { readonly value: string | number | null } | null;

const spaces = /[\s\u00a0\u202f]/g;

/**
 * An amount as people and spreadsheets write it: `1 234,50 zł`, `1234.5`, `1.234,50`. Of a dot and a comma the last one is
 * the decimal separator; one dot before exactly three digits separates thousands.
 */
export function readAmount(text: string): string | null {
  const plain = text.replace(/zł$/i, '').replaceAll(spaces, '');
  const [dot, comma] = [plain.lastIndexOf('.'), plain.lastIndexOf(',')];
  const isDecimal = comma > dot || !/^\d{1,3}(\.\d{3})+$/.test(plain);
  const separator = comma > dot ? ',' : '.';
  const thousands = separator === ',' ? '.' : ',';
  const whole = plain.replaceAll(thousands, '');
  return typedAmount(isDecimal ? whole.replace(separator, '.') : whole.replaceAll('.', ''));
}

/** A day as `2026-03-05` or `5.03.2026`. */
export function readDay(text: string): string | null {
  const polish = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  const [, day = '', month = '', year = ''] = polish ?? [];
  const iso = polish ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isCalendarDate(iso) ? iso : null;
}

/** A month as `2026-03` or `03.2026`. */
export function readMonth(text: string): string | null {
  const polish = /^(\d{1,2})[./-](\d{4})$/.exec(text);
  const [, month = '', year = ''] = polish ?? [];
  const iso = polish ? `${year}-${month.padStart(2, '0')}` : text;
  return isCalendarDate(`${iso}-01`) ? iso : null;
}

/** One of few values by its key or its name in either language. */
function readChoice(
  names: Readonly<Record<string, string | readonly string[]>>,
  text: string,
): string | null {
  const typed = text.toLowerCase();
  const found = Object.entries(names).find(
    ([key, name]) => key === typed || [name].flat().some((one) => one.toLowerCase() === typed),
  );
  return found?.[0] ?? null;
}

const choicesOf = (column: TypedColumn, offerTypes: Readonly<Record<string, string>>) => {
  switch (column) {
    case 'incomeType':
      return choiceNames.incomeType;
    case 'customerFileCreationMethod':
      return choiceNames.customerFileCreationMethod;
    default:
      return offerTypes;
  }
};

/** Reads a text that was typed or pasted into a column; an empty one empties the cell, but for the month of income. */
export function readCell(
  column: TypedColumn,
  typed: string,
  offerTypes: Readonly<Record<string, string>>,
): ReadCell {
  const text = typed.trim();
  if (text === '') return column === 'monthOfIncome' ? null : { value: null };
  const read = (value: string | null): ReadCell => (value === null ? null : { value });
  switch (columnOf(column).kind) {
    case 'amount':
      return read(readAmount(text));
    case 'day':
      return read(readDay(text));
    case 'month':
      return read(readMonth(text));
    case 'year':
      return /^\d{4}$/.test(text) && Number(text) >= 1900 && Number(text) <= 2100
        ? { value: Number(text) }
        : null;
    case 'choice':
      return read(readChoice(choicesOf(column, offerTypes), text));
    default:
      return { value: text };
  }
}

/** One written cell as a change of its entry. */
export function changeOf(column: TypedColumn, value: string | number | null): EntryChanges {
  return { [column]: value };
}
