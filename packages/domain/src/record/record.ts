import type { Field, Fields, Label } from './fields.ts';

/** Columns of a list that are no fields of its records: counted ones, or several fields as one. */
type OtherColumns = Readonly<Record<string, Label>>;

export interface ListOf<Name extends string, Columns extends readonly string[]> {
  /** As columns, views and addresses of the list are stored. */
  readonly name: Name;
  /** In the order in which they are shown; the first one identifies the row and is never hidden. */
  readonly columns: Columns;
  readonly others: OtherColumns;
}

/** What staff may do with a record of the directory; each is in the audit log. */
export type RecordAction = 'create' | 'edit' | 'remove' | 'merge';

/** A record, declared: what `record` returns. */
export interface RecordOf<
  Name extends string = string,
  F extends Fields = Fields,
  Groups extends string = string,
  List extends ListOf<string, readonly string[]> | null = ListOf<string, readonly string[]> | null,
  Actions extends readonly RecordAction[] = readonly RecordAction[],
> {
  readonly name: Name;
  readonly label: { readonly one: Label; readonly many: Label };
  /** Groups of fields that administrators may hide from a role or a person, by name. */
  readonly hideable: Readonly<Record<Groups, Label>>;
  readonly fields: F;
  readonly list: List;
  readonly actions: Actions;
}

/** The group that a field names has to be declared. */
type HiddenWithDeclared<F extends Fields, Groups extends string> = {
  readonly [K in keyof F]: F[K]['options'] extends { readonly hideWith: infer Group }
    ? Group extends Groups
      ? unknown
      : never
    : unknown;
};

type ColumnOf<F extends Fields, Others> = (keyof F & string) | (keyof Others & string) | 'createdAt';

interface Declaration<F extends Fields, Groups extends string> {
  readonly label: { readonly one: Label; readonly many: Label };
  readonly hideable: Readonly<Record<Groups, Label>>;
  /** In the order of forms and of the record's screen. */
  readonly fields: F & HiddenWithDeclared<F, Groups>;
}

/**
 * Declares a record of the directory: banks, dealers and their like, which staff write down, change, remove and merge.
 * Schemas, list facts, columns, forms, exports, audit labels and hideable fields follow from it. It is free of schemas,
 * so that what needs only its names stays small in the browser. A field hidden with a group that is not declared, or a
 * column that is no field, does not compile.
 */
export function record<
  const Name extends string,
  const Groups extends string,
  const F extends Fields,
  const ListName extends string,
  const Others extends OtherColumns,
  const Columns extends readonly [ColumnOf<F, Others>, ...ColumnOf<F, Others>[]],
>(
  name: Name,
  declaration: Declaration<F, Groups> & {
    readonly list: {
      readonly name: ListName;
      readonly columns: Columns;
      /** Headings of columns that are no fields. */
      readonly others: Others;
    };
  },
): RecordOf<Name, F, Groups, ListOf<ListName, Columns>, readonly ['create', 'edit', 'remove', 'merge']> {
  const { label, hideable, fields, list } = declaration;
  return { name, label, hideable, fields, list, actions: ['create', 'edit', 'remove', 'merge'] };
}

/** Declares an entry of a short list that is looked after as a whole, such as the labels: without merging and columns. */
export function listEntry<const Name extends string, const F extends Fields>(
  name: Name,
  declaration: Omit<Declaration<F, never>, 'hideable'>,
): RecordOf<Name, F, never, null, readonly ['create', 'edit', 'remove']> {
  const { label, fields } = declaration;
  return { name, label, hideable: {}, fields, list: null, actions: ['create', 'edit', 'remove'] };
}

export type FieldsOf<R> = R extends RecordOf<string, infer F> ? F : never;

/** The value of a field in a stored record: null where it may stay empty. */
export type StoredValue<One> =
  One extends Field<infer Kind, infer Value, infer Options>
    ? Options extends { readonly required: true }
      ? Value
      : Kind extends 'active' | 'emails' | 'phones'
        ? Value
        : Value | null
    : never;

/** A stored record: all its fields. */
export type Stored<R> = { [K in keyof FieldsOf<R>]: StoredValue<FieldsOf<R>[K]> };

export type Required<F extends Fields> = {
  [K in keyof F]: F[K]['options'] extends { readonly required: true } ? K : never;
}[keyof F];

/** Whether the field is never null. */
export function isNeverNull({ kind, options }: Field): boolean {
  return options.required === true || kind === 'active' || kind === 'emails' || kind === 'phones';
}
