import { fold } from '../shared/index.ts';
import type { CustomerRow, FirmRow } from './rows.ts';

/** By what a row is the same as a record, or as another row. */
export const importMatches = [
  'taxIdNumber',
  'personalIdNumber',
  'firmTaxIdNumber',
  'email',
  'phone',
  'regon',
  'krs',
  'sameName',
  'name',
] as const;

export type ImportMatch = (typeof importMatches)[number];

/** Numbers that belong to one record alone (rule IM6); what else is the same may be two records' (rule IM7). */
const numbers: ReadonlySet<ImportMatch> = new Set(['taxIdNumber', 'personalIdNumber']);

export const isNumberOfOne = (match: ImportMatch): boolean => numbers.has(match);

/** A value by which rows of one file are the same, as text: `email:a@b.example`. */
export type ImportKey = `${ImportMatch}:${string}`;

/** What a key is about. */
export function matchOfKey(key: string): ImportMatch | undefined {
  return importMatches.find((match) => key.startsWith(`${match}:`));
}

const keysOf = (match: ImportMatch, values: readonly (string | null | undefined)[]): ImportKey[] =>
  values.flatMap((value) => (value ? [`${match}:${value}` as const] : []));

/** The keys of a row; the name is one where there is no other (rule IM11). */
function orName(keys: readonly ImportKey[], name: string): ImportKey[] {
  return keys.length > 0 ? [...keys] : keysOf('sameName', [fold(name)]);
}

/** The keys of a row of customers, those of numbers first; a row that is wrong has none (rule IM8). */
export function keysOfCustomer({ patch, name }: CustomerRow): ImportKey[] {
  if (!patch) return [];
  const keys = [
    ...keysOf('taxIdNumber', [patch.taxIdNumber]),
    ...keysOf('personalIdNumber', [patch.personalIdNumber]),
    ...keysOf('email', patch.emails ?? []),
    ...keysOf('phone', patch.phones ?? []),
  ];
  return orName(keys, name);
}

/** The same of a row of firms. */
export function keysOfFirm({ patch, name }: FirmRow): ImportKey[] {
  if (!patch) return [];
  const keys = [
    ...keysOf('taxIdNumber', [patch.taxIdNumber]),
    ...keysOf('regon', [patch.regon]),
    ...keysOf('krs', [patch.krs]),
  ];
  return orName(keys, name);
}

/** The folded name by which alone a row can be found (rule IM11); null for a row that brings anything else. */
export function nameAlone(keys: readonly ImportKey[]): string | null {
  const [key] = keys;
  return key !== undefined && matchOfKey(key) === 'sameName' ? key.slice('sameName:'.length) : null;
}
