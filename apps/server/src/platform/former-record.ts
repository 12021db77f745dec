import { sameValue } from './audit.ts';

/** What an import did: a new record, or the fields of one as they were. */
export interface FormerRecord {
  readonly recordId: string;
  /** The version it led to. */
  readonly version: number;
  /** The fields that were changed, as they were; null for a new record. */
  readonly before: object | null;
  /** Firms that were written down with a customer. */
  readonly firmIds: readonly string[];
}

/** The fields of a record that a change gives another value, as they were. */
export function formerValues<Fields extends object>(before: Fields, after: Fields): object {
  const values = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([field, value]) => !sameValue(value, values.get(field))),
  );
}
