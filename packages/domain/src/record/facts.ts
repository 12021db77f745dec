import type { Field, Label } from './fields.ts';
import type { ListOf, RecordOf } from './record.ts';

/** What follows from declared records for all of them together. Free of schemas. */

type GroupsOf<R> =
  R extends RecordOf<infer Name, infer _F, infer Groups extends string> ? `${Name}.${Groups}` : never;

type ListNameOf<R> = R extends { readonly list: ListOf<infer Name, readonly string[]> } ? Name : never;

/** `banks.phone` */
type ColumnKeyOf<R> = R extends {
  readonly list: ListOf<infer Name, readonly [string, ...infer Others extends readonly string[]]>;
}
  ? `${Name}.${Others[number]}`
  : never;

/** Declared records by any name. */
type Records = Readonly<Record<string, RecordOf>>;

type Each<All extends Records> = All[keyof All];

const withList = (records: Records) =>
  Object.values(records).flatMap(({ list, ...declared }) => (list ? [{ ...declared, list }] : []));

const heading = ({ options }: Field): Label => options.heading ?? options.label;

/** `createdAt` of every record. */
export const createdAtHeading: Label = ['Dodano', 'Added'];

/** Returns the heading of a column of a record's list. */
export function columnHeading({ fields, list }: Pick<RecordOf, 'fields' | 'list'>, column: string): Label {
  const field = fields[column];
  const named = field ? heading(field) : list?.others[column];
  return named ?? createdAtHeading;
}

/** Names of what administrators can hide. */
export function hideableLabels<All extends Records>(records: All) {
  const groups = Object.values(records).flatMap(({ name, hideable }) =>
    Object.entries(hideable).map(([group, label]) => [`${name}.${group}`, label]),
  );
  const lists = withList(records).map(({ list, label }) => [list.name, label.many]);
  const columns = withList(records).flatMap((declared) =>
    declared.list.columns
      .slice(1)
      .map((column) => [`${declared.list.name}.${column}`, columnHeading(declared, column)]),
  );
  return {
    excludableField: Object.fromEntries(groups) as Readonly<Record<GroupsOf<Each<All>>, Label>>,
    table: Object.fromEntries(lists) as Readonly<Record<ListNameOf<Each<All>>, Label>>,
    tableColumn: Object.fromEntries(columns) as Readonly<Record<ColumnKeyOf<Each<All>>, Label>>,
  };
}

/** The first column of each list, which cannot be hidden, with its heading. */
export function firstColumnsOf<All extends Records>(records: All) {
  const columns = withList(records).map((declared) => {
    const [first = ''] = declared.list.columns;
    return [declared.list.name, { [first]: columnHeading(declared, first) }];
  });
  return Object.fromEntries(columns) as Readonly<
    Record<ListNameOf<Each<All>>, Readonly<Record<string, Label>>>
  >;
}

/** Names of records, as lists and rights call them. */
export function manyNamesOf<All extends Records>(records: All): Readonly<Record<Each<All>['name'], Label>> {
  const names = Object.values(records).map(({ name, label }) => [name, label.many]);
  return Object.fromEntries(names) as Readonly<Record<Each<All>['name'], Label>>;
}
