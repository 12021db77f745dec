import type { EndpointDefinition } from '@szansa/api-client/contract';
import type { Right } from '@szansa/domain/access';
import type { Language } from '@szansa/domain/account';
import { formatEmail, formatNip, formatPhone, normaliseNip } from '@szansa/domain/identity';
import {
  isNeverNull,
  patchOf,
  type Field,
  type FieldKind,
  type RecordOf,
  type Stored,
} from '@szansa/domain/record';
import { percent } from '@szansa/domain/shared';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { z } from 'zod';

import type { SheetCell } from '../adapters/tables/xlsx-writer.ts';
import type { StaffContext, StaffReading } from './context.ts';
import type { CreatedAt, Generated } from './database/columns.ts';
import { countRows, listAnswer, onPage, rowQuery, sortOf, type Found, type Page } from './database/paging.ts';
import type { Db } from './database/pool.ts';
import { recordTable, type RecordTable } from './database/record-table.ts';
import type { Database } from './database/schema.ts';
import { containsAll } from './database/searching.ts';
import { cellOf } from './export-cells.ts';
import { exportTarget, type ExportTarget } from './export-target.ts';
import { recordVerbs, type RecordKind, type RecordVerbs } from './record-verbs.ts';

/** A declared record with a list; its table has the same name, its columns those of the fields. */
type Listed = RecordOf & {
  readonly name: keyof Database & RecordKind<object, { id: string }, unknown>['entity'];
  readonly list: NonNullable<RecordOf['list']>;
};

/** The endpoints that `recordEndpoints` makes of a declaration. */
interface Endpoints {
  readonly list: EndpointDefinition & { readonly query: z.ZodObject; readonly response: z.ZodType };
  readonly get: EndpointDefinition & { readonly response: z.ZodType };
}

type ColumnOf<One, Value> = One extends Field<'active' | 'emails' | 'phones'> ? Generated<Value> : Value;

/** The columns of a declared record's table: its fields, and what every record has. */
export type RecordColumns<R extends RecordOf, Version extends string = 'version'> = {
  [K in keyof Stored<R>]: ColumnOf<R['fields'][K & string], Stored<R>[K]>;
} & { [K in Version]: Generated<number> } & {
  id: string;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
};

type Query<E extends Endpoints> = z.output<E['list']['query']> &
  Page & { readonly sort: string; readonly search?: string | undefined };
type Answer<E extends Endpoints> = z.output<E['get']['response']>;
type RowAnswer<E extends Endpoints> =
  z.output<E['list']['response']> extends { readonly items: readonly (infer Item)[] } ? Item : never;

/** What rows contain beside the declared fields. */
type More<R extends Listed, E extends Endpoints> = Omit<RowAnswer<E>, keyof Stored<R> | 'id' | 'createdAt'>;

type Row<R extends Listed, E extends Endpoints> = Stored<R> &
  More<R, E> & { readonly id: string; readonly createdAt: Date };

type Kind<R extends Listed, E extends Endpoints> = RecordKind<Stored<R>, Row<R, E>, Answer<E>>;

/** Writes a value into a cell, in the language of the file. */
type Cell<E extends Endpoints> = (row: RowAnswer<E>, language: Language) => SheetCell;

/** What does not follow from the declaration. */
interface Own<R extends Listed, E extends Endpoints> extends Pick<
  Kind<R, E>,
  'uses' | 'parts' | 'removeParts' | 'move' | 'settle' | 'check'
> {
  /** Columns that rows have beside the declared fields. */
  readonly more: (reading: StaffReading) => { readonly [K in keyof More<R, E>]: Expression<More<R, E>[K]> };
  /** Conditions of filters that are no declared fields. */
  readonly where?: (query: Query<E>, reading: StaffReading) => readonly Expression<SqlBool>[];
  /** The folded text that is searched; by default that of the searched fields. */
  readonly searched?: Expression<string>;
  /** What the list can be sorted by beside the declared fields. */
  readonly sorts?: Readonly<Record<string, (reading: StaffReading) => Expression<unknown>>>;
  readonly nameOf: Kind<R, E>['nameOf'];
  /** The column that counts the changes of a row; by default `version`. */
  readonly version?: string;
  /** Cells of columns that are no fields, or that show more than their field. */
  readonly cells: Readonly<Record<string, Cell<E>>>;
}

export interface RecordModule<R extends Listed, E extends Endpoints> extends RecordVerbs<
  Stored<R>,
  Row<R, E>,
  Answer<E>
> {
  /** How rows are written; those of the demo agency say when they were created. */
  readonly table: RecordTable<Stored<R> & { readonly createdAt?: Date; readonly updatedAt?: Date }>;
  readonly versionOf: (row: Row<R, E>) => number;
  /** What a query of the list finds. */
  readonly found: (reading: StaffReading, query: Query<E>) => Found<Row<R, E>, RowAnswer<E>>;
  /** One page of the list. */
  readonly list: (call: {
    readonly query: Query<E>;
    readonly context: StaffContext;
  }) => Promise<Page & { total: number; isTotalLimited: boolean; items: RowAnswer<E>[] }>;
  /** The list as a file. */
  readonly exported: ExportTarget;
  /** How a link in a conversation shows a record. */
  readonly linked: {
    readonly right: Right;
    readonly describe: (reading: StaffReading, id: string) => Promise<{ readonly name: string }>;
  };
}

const inUse = { pl: ['Aktywny', 'Nieaktywny'], en: ['Active', 'Inactive'] } as const;

const textCell = (value: unknown): SheetCell => cellOf.text(typeof value === 'string' ? value : null);
const formatted = (format: (text: string) => string) => (value: unknown) =>
  cellOf.text(typeof value === 'string' ? format(value) : null);
const several = (format: (text: string) => string) => (value: unknown) =>
  cellOf.texts(Array.isArray(value) ? value.map((one) => format(String(one))) : null);

/** The cell of a field's value, by its kind. */
const cells: Readonly<Record<FieldKind, (value: unknown, language: Language, field: Field) => SheetCell>> = {
  text: textCell,
  longText: textCell,
  email: formatted(formatEmail),
  emails: several(formatEmail),
  phone: formatted(formatPhone),
  phones: several(formatPhone),
  taxId: formatted(formatNip),
  website: textCell,
  color: textCell,
  active: (value, language) => cellOf.text(inUse[language][value === true ? 0 : 1]),
  choice: (value, language, { values }) =>
    textCell(typeof value === 'string' ? values[value]?.[language === 'pl' ? 0 : 1] : null),
  money: (value) => cellOf.amount(typeof value === 'string' ? value : null),
  percent: (value) => cellOf.percent(typeof value === 'string' ? value : null),
  number: (value) => cellOf.whole(typeof value === 'number' ? value : null),
  reference: textCell,
};

/** A field as it is compared with what people search for or filter by. */
const comparable = (kind: FieldKind, value: string) => (kind === 'taxId' ? normaliseNip(value) : value);

/** Expressions under their names, as a query selects them. */
const selected = (columns: Readonly<Record<string, Expression<unknown>>>) =>
  Object.entries(columns).map(([name, expression]) => sql`${expression}`.as(name));

const valueOf = (row: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(row)).get(name);

/**
 * Returns what a module does with its declared records: the verbs of `recordVerbs`, the list, and the list as a file.
 * `own` says what does not follow from the declaration.
 */
export function recordModule<const R extends Listed, const E extends Endpoints>(
  declared: R,
  endpoints: E,
  own: Own<R, E>,
): RecordModule<R, E> {
  const { name, fields } = declared;
  const { version = 'version' } = own;
  const table = recordTable<Stored<R>>(name, version);
  const column = (field: string) => sql.ref<string>(`${name}.${field}`);
  const fieldsWith = (option: 'search' | 'filter' | 'sort') =>
    Object.entries(fields).filter(([, { options }]) => options[option]);
  const percents = Object.keys(fields).filter((field) => fields[field]?.kind === 'percent');
  const [firstSort] = fieldsWith('sort').map(([field]) => field);
  const searched =
    own.searched ??
    sql<string>`fold(concat_ws(' ', ${sql.join(fieldsWith('search').map(([field]) => column(field)))}))`;

  /** A row with percentages as people write them: `8`, where the column contains `8.0000`. */
  function spelt<Read extends object>(row: Read): Read {
    const written = percents.map((field) => {
      const value = valueOf(row, field);
      return [field, typeof value === 'string' ? percent.parse(value) : null];
    });
    return { ...row, ...Object.fromEntries(written) };
  }

  const versionOf = (row: Row<R, E>) => Number(valueOf(row, version));
  const rowsOf = (db: Db) => db.selectFrom(sql<Row<R, E>>`${sql.table(name)}`.as(name));
  /** Rows with what the module adds to them. */
  const whole = (found: ReturnType<typeof rowsOf>, reading: StaffReading) =>
    found
      .selectAll()
      .select(selected(own.more(reading)))
      .$castTo<Row<R, E>>();

  function conditions(query: Query<E>, reading: StaffReading): Expression<SqlBool>[] {
    const { search } = query;
    const filters = fieldsWith('filter').flatMap(([field, { kind }]) => {
      const values = valueOf(query, field);
      if (!Array.isArray(values)) return [];
      const compared = values.map((value) => comparable(kind, String(value)));
      return [sql<SqlBool>`${column(field)} in (${sql.join(compared)})`];
    });
    return [
      ...filters,
      ...(own.where?.(query, reading) ?? []),
      ...(search ? [containsAll(searched, search)] : []),
    ];
  }

  /** What rows are sorted by; without a value they come last. */
  function ordering(sort: string, reading: StaffReading) {
    const { field, direction } = sortOf(sort);
    const declaredField = fields[field];
    const sorted = own.sorts?.[field]?.(reading) ?? column(field);
    const isText = declaredField?.kind === 'text';
    const key = isText ? sql`${sorted} collate "pl-x-icu"` : sql`${sorted}`;
    const last = declaredField && !isNeverNull(declaredField) ? sql` nulls last` : sql``;
    return { key: sql`${key} ${sql.raw(direction)}${last}`, field, direction };
  }

  function find(reading: StaffReading, query: Query<E>): Found<Row<R, E>, RowAnswer<E>> {
    const where = conditions(query, reading);
    const { key, field, direction } = ordering(query.sort, reading);
    const ties = [
      ...(firstSort !== undefined && field !== firstSort
        ? [sql`${column(firstSort)} collate "pl-x-icu"`]
        : []),
      sql`${column('id')} ${sql.raw(direction)}`,
    ];
    const found = where.reduce((some, condition) => some.where(() => condition), rowsOf(reading.db));
    const rows = whole(found, reading).orderBy(sql.join([key, ...ties]));
    return {
      rows: rowQuery(onPage(rows, query)),
      count: countRows(reading.db, found.select(column('id').as('id')), query.search),
      // a row has the declared fields and what `more` adds, which is what the list answers
      item: (row) => spelt(row) as unknown as RowAnswer<E>,
    };
  }

  const verbs = recordVerbs<Stored<R>, Row<R, E>, Answer<E>>({
    ...own,
    entity: name,
    table,
    patch: patchOf(declared),
    versionOf,
    defaults: Object.fromEntries(
      Object.entries(fields).flatMap(([field, { kind }]): [string, unknown][] => {
        if (kind === 'active') return [[field, true]];
        return kind === 'emails' || kind === 'phones' ? [[field, []]] : [];
      }),
    ) as Partial<Stored<R>>,
    find: async (reading, id, options) => {
      const row = await whole(rowsOf(reading.db), reading)
        .where(column('id'), '=', id)
        .$if(options?.lock === true, (query) => query.forUpdate(name))
        .executeTakeFirst();
      return row && (spelt(row) as Row<R, E>);
    },
    answer: ({ actor }, row) =>
      // as its endpoint describes it; what it does not describe goes no further
      ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        can: { edit: actor.can(`${name}.edit`) },
      }) as Answer<E>,
  });

  return {
    ...verbs,
    table,
    versionOf,
    found: find,
    linked: {
      right: `${name}.get`,
      describe: async (reading, id) => ({ name: own.nameOf(await verbs.readable(reading, id)) }),
    },
    list: ({ query, context }) => listAnswer(query, find(context, query)),
    exported: exportTarget({
      endpoint: endpoints.list,
      // parsed by the schema of the list
      find: (reading, query) => find(reading, query as Query<E>),
      columns: Object.fromEntries(
        declared.list.columns.map((id): [string, Cell<E>] => {
          const field = fields[id];
          const cell = own.cells[id];
          if (cell) return [id, cell];
          return [
            id,
            (row, language) => {
              const value = valueOf(row as object, id);
              return field ? cells[field.kind](value, language, field) : cellOf.instant(String(value));
            },
          ];
        }),
      ),
    }),
  };
}
