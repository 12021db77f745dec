import type { ImportedEntity } from '@szansa/domain/import';
import { sql, type Expression, type SqlBool } from 'kysely';

import { sameValue } from './audit.ts';
import type { StaffWork } from './context.ts';
import { json } from './database/columns.ts';
import type { Db } from './database/pool.ts';
import type { Room } from './realtime/emit.ts';

/** How records of one kind are stored; columns are named as the fields. */
export interface StoredRecords<Fields extends object> {
  /** Names its rights, its table and its lines in the audit log. */
  readonly entity: ImportedEntity;
  /** Those who may read such records. */
  readonly readers: Room;
  /** What staff write of it. */
  readonly columns: readonly (keyof Fields & string)[];
  /** Whether others refer to it. */
  readonly isUsed: Expression<boolean>;
  /** Columns of a new record that staff do not write, and the log does not have. */
  readonly filled?: (fields: Fields) => object;
  /** Removes what was written down with removed records. */
  readonly removeParts?: (work: StaffWork, ids: readonly string[]) => Promise<void>;
}

export interface NewRecord<Fields> {
  readonly id: string;
  readonly fields: Fields;
}

export interface ChangedRecord<Fields> {
  readonly id: string;
  /** The version it becomes. */
  readonly version: number;
  readonly before: Fields;
  readonly after: Fields;
}

/** What an import did: a new record, or the fields of one as they were. */
export interface FormerRecord {
  readonly recordId: string;
  /** The version it led to. */
  readonly version: number;
  /** The fields that were changed, as they were; null for a new record. */
  readonly before: object | null;
  /** Records of another kind that were written down with a new one. */
  readonly partIds: readonly string[];
}

/** What was written down with a new record: the ids of that, and what the log shows of it. */
export interface Parts {
  readonly ids: readonly string[];
  readonly shown: object;
}

/** A record before a change, by the fields that get another value. */
export function formerRecord({ id, version, before, after }: ChangedRecord<object>): FormerRecord {
  const values = new Map<string, unknown>(Object.entries(after));
  const changed = Object.entries(before).filter(([field, value]) => !sameValue(value, values.get(field)));
  return { recordId: id, version, before: Object.fromEntries(changed), partIds: [] };
}

/** Expressions by the names under which they are read. */
export type Columns<Read extends object> = { readonly [Name in keyof Read]: Expression<Read[Name]> };

type Lock = 'update' | 'no key update';

const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const withColumns = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]: [string, unknown]) => [columnOf(field), value]),
  );

/**
 * Returns how many records of a kind are read and written at once, each with its line in the audit log. The statements
 * are the same however many records they are about.
 * @param fixed columns that a change leaves as they are
 */
export function recordsAtOnce<Fields extends object>(
  { entity, readers, columns, isUsed, filled, removeParts }: StoredRecords<Fields>,
  fixed: readonly (keyof Fields & string)[],
) {
  const table = sql.table(entity);
  const column = (field: string) => sql.ref(`${entity}.${field}`);
  const given = (rows: readonly object[]) =>
    sql`jsonb_populate_recordset(null::${table}, ${json(rows.map(withColumns))}) as given`;
  const changes = columns
    .filter((field) => !fixed.includes(field))
    .map((field) => sql`${sql.ref(field)} = ${sql.ref(`given.${field}`)}`);
  /** What staff write of a row: its columns are all of the fields. */
  const fieldsOf = (row: Fields) => Object.fromEntries(columns.map((field) => [field, row[field]])) as Fields;

  /** Reads records with more than their columns, and locks them, in the order of their ids. */
  async function find<More extends object>(
    db: Db,
    where: Expression<SqlBool>,
    more: Columns<More>,
    lock?: Lock,
  ) {
    const read = [
      ...['id', 'version', ...columns].map(column),
      ...Object.entries<Expression<unknown>>(more).map(([name, value]) => sql`${value} as ${sql.ref(name)}`),
    ];
    const { rows } = await sql<Fields & More & { readonly id: string; readonly version: number }>`
      select ${sql.join(read)} from ${table} where ${where} order by ${column('id')}
      ${lock ? sql`for ${sql.raw(lock)} of ${table}` : sql``}`.execute(db);
    return rows;
  }

  /** Condition for records with one of these values in a column. */
  const isOneOf = (field: string, values: readonly string[], type: 'uuid' | 'text') =>
    sql<SqlBool>`${column(field)} = any(${values}::${sql.raw(type)}[])`;

  /** Locks records, also against new references, and reads whether others refer to them. */
  const lockUsed = (db: Db, ids: readonly string[]) =>
    find<{ readonly isUsed: boolean }>(db, isOneOf('id', ids, 'uuid'), { isUsed }, 'update');

  async function create<New extends NewRecord<Fields>>(
    work: StaffWork,
    made: readonly New[],
    createParts?: (work: StaffWork, made: readonly New[]) => Promise<readonly Parts[]>,
  ): Promise<readonly Parts[]> {
    const added = { addedBy: work.actor.userId };
    const rows = made.map(({ id, fields }) => ({ id, ...added, ...fieldsOf(fields), ...filled?.(fields) }));
    const [first] = rows;
    if (!first) return [];
    const written = sql.join(Object.keys(first).map((field) => sql.ref(field)));
    await sql`insert into ${table} (${written}) select ${written} from ${given(rows)}`.execute(work.db);
    const parts = (await createParts?.(work, made)) ?? [];
    const entry = { entity, action: 'create', version: 1 } as const;
    await work.audit(
      ...made.map(({ id, fields }, index) => ({
        ...entry,
        entityId: id,
        after: { ...fields, ...parts[index]?.shown },
      })),
    );
    return parts;
  }

  /** Changes locked records. */
  async function update(work: StaffWork, changed: readonly ChangedRecord<Fields>[]): Promise<void> {
    if (changed.length === 0) return;
    const rows = changed.map(({ id, after }) => ({ ...after, id }));
    await sql`
      update ${table} set ${sql.join(changes)}, version = ${column('version')} + 1, updated_at = now()
      from ${given(rows)} where ${column('id')} = given.id`.execute(work.db);
    const entry = { entity, action: 'edit' } as const;
    await work.audit(...changed.map(({ id, ...change }) => ({ ...entry, entityId: id, ...change })));
  }

  /** Removes locked records, and what was written down with them. */
  async function remove(
    work: StaffWork,
    locked: readonly (Fields & { readonly id: string })[],
    partIds: readonly string[] = [],
  ): Promise<void> {
    if (locked.length === 0) return;
    const ids = locked.map(({ id }) => id);
    await sql`delete from ${table} where ${isOneOf('id', ids, 'uuid')}`.execute(work.db);
    await removeParts?.(work, partIds);
    const entry = { entity, action: 'remove' } as const;
    await work.audit(...locked.map((row) => ({ ...entry, entityId: row.id, before: fieldsOf(row) })));
  }

  const emit = (work: StaffWork) => work.emit('records-changed', { entity }, [readers]);

  /** Writes down new records, for another record that has them. */
  async function add(work: StaffWork, made: readonly NewRecord<Fields>[]): Promise<void> {
    await create(work, made);
    if (made.length > 0) emit(work);
  }

  /** Deletes new records, unless they were changed or referred to since. */
  async function removeUnused(work: StaffWork, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const locked = await lockUsed(work.db, ids);
    const unused = locked.filter(({ version, isUsed: hasUses }) => version === 1 && !hasUses);
    await remove(work, unused);
    if (unused.length > 0) emit(work);
  }

  /**
   * Undoes an import of records that have not been changed since: one with another version, or a new one that others
   * refer to, remains. Returns the ids of those that were undone.
   */
  async function undo(work: StaffWork, formers: readonly FormerRecord[]): Promise<ReadonlySet<string>> {
    const ids = formers.map(({ recordId }) => recordId);
    const rowOf = new Map((await lockUsed(work.db, ids)).map((row) => [row.id, row]));
    const untouched = formers.flatMap(({ recordId, version, before: former, partIds }) => {
      const row = rowOf.get(recordId);
      if (!row || row.version !== version) return [];
      return former === null && row.isUsed ? [] : [{ row, former, partIds }];
    });
    const made = untouched.filter(({ former }) => former === null);
    const partIds = made.flatMap((one) => one.partIds);
    await remove(
      work,
      made.map(({ row }) => row),
      partIds,
    );
    const changed = untouched.flatMap(({ row, former }) => {
      if (former === null) return [];
      const before = fieldsOf(row);
      return { id: row.id, version: row.version + 1, before, after: { ...before, ...former } };
    });
    await update(work, changed);
    if (untouched.length > 0) emit(work);
    return new Set(untouched.map(({ row }) => row.id));
  }

  return { find, isOneOf, fieldsOf, create, update, emit, add, removeUnused, undo };
}

export type RecordsAtOnce<Fields extends object> = ReturnType<typeof recordsAtOnce<Fields>>;
