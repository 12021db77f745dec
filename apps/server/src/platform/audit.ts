import { isDeepStrictEqual } from 'node:util';

import { v7 as uuidv7 } from 'uuid';

import { json } from './database/columns.ts';
import type { Changes } from './database/tables/accounts.ts';
import type { RecordedChange, Work } from './database/work.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields whose values do not belong in a log: that they changed is told, what to is not. */
const secretFields: ReadonlySet<string> = new Set([
  'personalIdNumber',
  'password',
  'passwordHash',
  'tokenHash',
  'codeHash',
  'totpSeed',
  'totpPendingSeed',
]);
const bookkeeping: ReadonlySet<string> = new Set(['version', 'rowVersion', 'updatedAt', 'createdAt']);

/** Dates as their ISO text and absent as null, so that rows and inputs compare. */
function plain(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}

export function sameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

/** A value as logs and collisions may tell it. */
export function shown(field: string, value: unknown): unknown {
  const found = plain(value);
  return found !== null && secretFields.has(field) ? '•••' : found;
}

/** Fields that differ, with both values; bookkeeping fields are left out. */
export function changesBetween(before: Fields | null, after: Fields | null): Changes {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const differing = [...fields].filter(
    (field) => !bookkeeping.has(field) && !sameValue(before?.[field], after?.[field]),
  );
  return Object.fromEntries(
    differing.map((field) => [
      field,
      { from: shown(field, before?.[field]), to: shown(field, after?.[field]) },
    ]),
  );
}

/** Adds a line to the audit log within the work's transaction. */
export async function recordChange(work: Work, change: RecordedChange): Promise<void> {
  const { actor, address } = work.context;
  await work.db
    .insertInto('auditLog')
    .values({
      id: uuidv7(),
      actorId: actor?.userId ?? change.by ?? null,
      sessionId: actor?.sessionId ?? null,
      address,
      action: change.action,
      entity: change.entity,
      entityId: change.entityId,
      version: change.version ?? null,
      changes: json(changesBetween(change.before, change.after)),
    })
    .execute();
}
