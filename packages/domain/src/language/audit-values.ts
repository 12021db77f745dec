import { excludableFields, tableColumns, type ExcludableField, type Right } from '../access/index.ts';
import type { AccessLabels } from './access-names.ts';

/** One line of before and after: a value that changed (null: there was none), or what a list gained and lost. */
export type DescribedChange =
  | { readonly kind: 'value'; readonly from: string | null; readonly to: string }
  | { readonly kind: 'list'; readonly added: readonly string[]; readonly removed: readonly string[] };

/** What fields and values of the audit log are called in a language. */
export interface ChangeWords {
  readonly access: AccessLabels;
  /** Names of fields. */
  readonly fields: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  /** Names by field and value: `roles`, `locale`, `theme`. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How values of a field are written: `phone`, `taxIdNumber`, days. */
  readonly formats: Readonly<Record<string, (value: string) => string>>;
  readonly status: (slug: string) => string;
  readonly tier: (from: string, percent: string) => string;
  /** Tiers from a month on; from the start where that is null. */
  readonly tierPeriod: (since: string | null, tiers: string) => string;
  /** A limit of days of a status. */
  readonly dayLimit: (days: number) => string;
}

/** Fields that only programs can read. */
const machineFields: ReadonlySet<string> = new Set([
  'sessionId',
  'mailId',
  'actorId',
  'entityId',
  'carVariantId',
]);

export function isForPeople(field: string): boolean {
  return !machineFields.has(field);
}

/** What a field is called; one without a name stays as it is. */
export function fieldNameOf(field: string, words: ChangeWords): string {
  return words.fields[field] ?? field;
}

function isRight(name: string, labels: AccessLabels): name is Right {
  const [entity = '', action = ''] = name.split('.');
  return Object.hasOwn(labels.entity, entity) && Object.hasOwn(labels.action, action);
}

const isField = (name: string): name is ExcludableField => excludableFields.some((field) => field === name);

/** The name of a right, a hidden field or a column as people know it; anything else stays. */
function nameOf(value: string, labels: AccessLabels): string {
  if (isField(value)) return labels.excludableField[value];
  if (isRight(value, labels)) {
    const [entity, action] = value.split('.') as [keyof AccessLabels['entity'], keyof AccessLabels['action']];
    return `${labels.entity[entity]}: ${labels.action[action]}`;
  }
  const [table = ''] = value.split('.');
  if (Object.hasOwn(tableColumns, table) && Object.hasOwn(labels.tableColumn, value)) {
    const column = value as keyof AccessLabels['tableColumn'];
    return `${labels.table[table as keyof AccessLabels['table']]}: ${labels.tableColumn[column]}`;
  }
  return value;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A status with the agency's own words for it and its limit, a text for customers, or commission tiers; null for anything else. */
function itemOf(value: object, words: ChangeWords): string | null {
  if ('slug' in value && 'name' in value && typeof value.name === 'object') {
    const own = Object.values(value.name ?? {}).filter((name) => typeof name === 'string');
    const product = words.status(text(value.slug));
    const named = own.length > 0 ? `${product} (${own.join(' / ')})` : product;
    const days = 'dayLimit' in value && typeof value.dayLimit === 'number' ? value.dayLimit : 0;
    return days > 0 ? `${named}, ${words.dayLimit(days)}` : named;
  }
  if ('status' in value && 'language' in value && 'subject' in value && 'text' in value) {
    const language = text(value.language).toUpperCase();
    return `${words.status(text(value.status))} (${language}): ${text(value.subject)}\n${text(value.text)}`;
  }
  if ('from' in value && 'percent' in value) return words.tier(text(value.from), text(value.percent));
  if ('since' in value && 'tiers' in value && Array.isArray(value.tiers)) {
    const tiers = value.tiers.map((tier: unknown) => textOf('tiers', tier, words)).join('; ');
    return words.tierPeriod(text(value.since) || null, tiers);
  }
  return null;
}

function textOf(field: string, value: unknown, words: ChangeWords): string {
  if (value === null || value === undefined || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return itemOf(value, words) ?? JSON.stringify(value);
  const found = text(value);
  return words.values[field]?.[found] ?? words.formats[field]?.(found) ?? nameOf(found, words.access);
}

/** A value as people read it, a list as its parts; empty for none. */
export function describeValue(field: string, value: unknown, words: ChangeWords): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map((one) => textOf(field, one, words)).join(', ');
  return textOf(field, value, words);
}

/** Describes a change for readers. A list of which only the order changed is shown completely. */
export function describeChange(
  change: { readonly field: string; readonly from?: unknown; readonly to?: unknown },
  words: ChangeWords,
): DescribedChange {
  const { field } = change;
  if (Array.isArray(change.from) || Array.isArray(change.to)) {
    const names = (list: unknown) =>
      Array.isArray(list) ? list.map((one) => textOf(field, one, words)) : [];
    const [from, to] = [names(change.from), names(change.to)];
    const added = to.filter((name) => !from.includes(name));
    const removed = from.filter((name) => !to.includes(name));
    if (added.length > 0 || removed.length > 0) return { kind: 'list', added, removed };
    return { kind: 'value', from: from.join(', ') || words.none, to: to.join(', ') || words.none };
  }
  return {
    kind: 'value',
    from: change.from === null || change.from === undefined ? null : textOf(field, change.from, words),
    to: textOf(field, change.to, words),
  };
}
