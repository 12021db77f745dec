import type { Data, Endpoints } from '@szansa/api-client/client';

export type Company = Data<Endpoints['registry']['findCompany']>;

/**
 * Effect of a register's answer on a form: the fields that it fills in, and those with a typed value that it does
 * not.
 */
export interface CompanyEffect<Values extends object> {
  readonly filled: Partial<Values>;
  readonly unchanged: readonly { readonly field: keyof Values & string; readonly registered: string }[];
}

/** A text of the register for a field. */
export interface RegisteredText<Field extends string> {
  readonly field: Field;
  readonly text: string;
  /** The form's value. */
  readonly typed: string;
}

export function sameText(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase('pl') === other.trim().toLocaleLowerCase('pl');
}

/** Fills empty fields of a form with texts of the register, and lists those with a different value. */
export function textsEffect<Field extends string>(
  values: Readonly<Record<Field, string>>,
  registered: readonly RegisteredText<Field>[],
) {
  const filled: Partial<Record<Field, string>> = {};
  const unchanged: { readonly field: Field; readonly registered: string }[] = [];
  for (const { field, text, typed } of registered) {
    if (values[field].trim() === '') filled[field] = typed;
    else if (!sameText(values[field], typed)) unchanged.push({ field, registered: text });
  }
  return { filled, unchanged };
}
