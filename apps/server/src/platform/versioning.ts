import { sameValue, shown } from './audit.ts';
import type { Work } from './database/work.ts';
import { invalid, Refusal } from './refusal.ts';

export interface StaleCheck {
  /** As in the audit log. */
  readonly entity: string;
  readonly entityId: string;
  /** The version the writer read. */
  readonly readVersion: number;
  /** The version the row has now; read it `for update`. */
  readonly currentVersion: number;
  /** The fields to be written; `undefined` ones are not. */
  readonly patch: Readonly<Record<string, unknown>>;
  /** The row as it is, under the same field names. */
  readonly current: Readonly<Record<string, unknown>>;
}

export interface Collision {
  readonly field: string;
  readonly yours: unknown;
  readonly theirs: unknown;
}

/** Fields changed after `readVersion`; null when the log does not tell about every version since. */
async function fieldsChangedSince(work: Work, check: StaleCheck): Promise<ReadonlySet<string> | null> {
  const rows = await work.db
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
export async function resolveStale(work: Work, check: StaleCheck): Promise<void> {
  if (check.readVersion === check.currentVersion) return;
  if (check.readVersion > check.currentVersion) throw invalid({ path: 'version', code: 'value_not_allowed' });
  const changed = await fieldsChangedSince(work, check);
  const collisions = Object.entries(check.patch)
    .filter(([field, yours]) => yours !== undefined && (changed === null || changed.has(field)))
    .filter(([field, yours]) => !sameValue(yours, check.current[field]))
    .map(([field, yours]): Collision => ({ field, yours, theirs: shown(field, check.current[field]) }));
  if (collisions.length > 0) throw new Refusal('stale_version', { collisions, version: check.currentVersion });
}
