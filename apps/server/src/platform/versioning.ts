import type { AuditEntity } from '@szansa/domain/audit';

import { sameValue, shown } from './audit.ts';
import type { Work } from './context.ts';
import { conflict, invalid } from './refusal.ts';

export interface StaleCheck {
  readonly entity: AuditEntity;
  readonly entityId: string;
  /** The version the writer read. */
  readonly readVersion: number;
  /** The version the row has now; read it `for update`. */
  readonly currentVersion: number;
  /** The fields to be written; `undefined` ones are not. */
  readonly patch: object;
  /** The row as it is, under the same field names. */
  readonly current: object;
}

export interface Collision {
  readonly field: string;
  readonly yours: unknown;
  readonly theirs: unknown;
}

/** Fields changed after `readVersion`; null when the log does not tell about every version since. */
async function fieldsChangedSince(
  { db }: Pick<Work, 'db'>,
  check: StaleCheck,
): Promise<ReadonlySet<string> | null> {
  const rows = await db
    .selectFrom('auditLog')
    .select(['version', 'changes'])
    .where('entity', '=', check.entity)
    .where('entityId', '=', check.entityId)
    .where('version', '>', check.readVersion)
    .execute();
  const told = new Set(rows.map((row) => row.version));
  if (told.size < check.currentVersion - check.readVersion) return null;
  return new Set(rows.flatMap((row) => Object.keys(row.changes)));
}

/**
 * Decides whether a patch made against an older version may go on top of what others wrote meanwhile.
 * @throws 409 `stale_version` with `collisions: [{ field, yours, theirs }]` when both touched the same field and
 * want different values; 422 when the version read does not exist yet.
 */
export async function resolveStale(work: Pick<Work, 'db'>, check: StaleCheck): Promise<void> {
  if (check.readVersion === check.currentVersion) return;
  if (check.readVersion > check.currentVersion) throw invalid({ path: 'version', code: 'value_not_allowed' });
  const changed = await fieldsChangedSince(work, check);
  const current = new Map<string, unknown>(Object.entries(check.current));
  const collisions = Object.entries(check.patch)
    .filter(([field, yours]) => yours !== undefined && (changed === null || changed.has(field)))
    .filter(([field, yours]) => !sameValue(yours, current.get(field)))
    .map(([field, yours]): Collision => ({ field, yours, theirs: shown(field, current.get(field)) }));
  if (collisions.length > 0) throw conflict('stale_version', { collisions, version: check.currentVersion });
}
