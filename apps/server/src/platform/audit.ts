import { isDeepStrictEqual } from 'node:util';

import type { AuditAction, AuditEntity } from '@szansa/domain/audit';
import { sql, type QueryCreator } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from './database/pool.ts';
import type { Changes, Database } from './database/schema.ts';

/** A line of the audit log: what was done to which record. */
export interface AuditEntry<Entity extends AuditEntity = AuditEntity> {
  readonly entity: Entity;
  readonly entityId: string;
  readonly action: AuditAction<Entity>;
  /** The version the change led to; left out for what has none. */
  readonly version?: number;
  /** Who did it, where they have shown who they are but are not signed in yet. */
  readonly by?: string;
  /** Fields as they were; left out where it did not exist, or no field changed. */
  readonly before?: object;
  /** Fields as they are now; left out where it is gone, or no field changed. */
  readonly after?: object;
}

/** Where an entry comes from: as much of a unit of work as writing it needs. */
export interface AuditedWork {
  readonly db: Db;
  readonly actor: { readonly userId: string; readonly sessionId: string } | null;
  readonly address: string | null;
}

/** Fields whose values must not be logged: the log contains that they changed, but not their values. */
const secretFields: ReadonlySet<string> = new Set([
  'personalIdNumber',
  'password',
  'passwordHash',
  'tokenHash',
  'codeHash',
  'totpSeed',
  'totpPendingSeed',
]);
const bookkeeping: ReadonlySet<string> = new Set(['rowVersion', 'updatedAt', 'createdAt']);

/** A `version` that counts changes is a number; one that is text, such as the trim of a vehicle, is a field. */
function isBookkeeping(field: string, values: readonly unknown[]): boolean {
  return bookkeeping.has(field) || (field === 'version' && values.some((value) => typeof value === 'number'));
}

/** Dates as their ISO text and absent as null, so that rows and inputs compare. */
function plain(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}

export function sameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

/** Returns a value in the form that logs and collisions may show. */
export function shown(field: string, value: unknown): unknown {
  const found = plain(value);
  return found !== null && secretFields.has(field) ? '•••' : found;
}

/** Fields that differ, with both values; bookkeeping fields are left out. */
export function changesBetween(before: object, after: object): Changes {
  const [from, to] = [new Map<string, unknown>(Object.entries(before)), new Map(Object.entries(after))];
  const differing = [...new Set([...from.keys(), ...to.keys()])].filter(
    (field) =>
      !isBookkeeping(field, [from.get(field), to.get(field)]) && !sameValue(from.get(field), to.get(field)),
  );
  return Object.fromEntries(
    differing.map((field) => [
      field,
      { from: shown(field, from.get(field)), to: shown(field, to.get(field)) },
    ]),
  );
}

/** An entry as its row; `changes` is JSON. */
export interface AuditRow {
  readonly id: string;
  readonly actorId: string | null;
  readonly sessionId: string | null;
  readonly address: string | null;
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId: string;
  readonly version: number | null;
  readonly changes: string;
}

/** Returns the row of an entry. */
export function auditRowOf(
  { actor, address }: Pick<AuditedWork, 'actor' | 'address'>,
  { entity, entityId, action, version, by, before = {}, after = {} }: AuditEntry,
): AuditRow {
  return {
    id: uuidv7(),
    actorId: actor?.userId ?? by ?? null,
    sessionId: actor?.sessionId ?? null,
    address,
    action,
    entity,
    entityId,
    version: version ?? null,
    changes: JSON.stringify(changesBetween(before, after)),
  };
}

const values = ({ changes, ...row }: AuditRow) => ({ ...row, changes: sql<Changes>`${changes}::jsonb` });

/** Entries written by one statement, which may have so many parameters. */
const atOnce = 1000;

/** Adds entries to the audit log within the work's transaction. */
export async function writeAuditEntries(work: AuditedWork, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map((entry) => values(auditRowOf(work, entry)));
  for (let written = 0; written < rows.length; written += atOnce) {
    await work.db
      .insertInto('auditLog')
      .values(rows.slice(written, written + atOnce))
      .execute();
  }
}

/** The start of a statement, a `with` clause: it writes something together with the statement that completes it. */
export type PreparedStatement = QueryCreator<Database>;

/** Starts a statement that writes a row into the audit log together with the change. */
export function withAuditRow(db: Db, row: AuditRow): PreparedStatement {
  return db.with('audited', (within) => within.insertInto('auditLog').values(values(row)));
}

/** The same of an entry. */
export function auditedStatement(work: AuditedWork, entry: AuditEntry): PreparedStatement {
  return withAuditRow(work.db, auditRowOf(work, entry));
}
