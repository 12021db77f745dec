import type { AuditEntity } from '@szansa/domain/audit';
import { sql } from 'kysely';
import type { z } from 'zod';

import { sameValue, shown } from './audit.ts';
import type { Work } from './context.ts';
import { stripExcluded } from './http/excluded-fields.ts';
import { marksOf } from './http/schema-marks.ts';
import { invalid, Refusal } from './refusal.ts';

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
  /** The patch's schema, where parts of its values can be hidden. */
  readonly schema?: z.ZodType | undefined;
  /** Returns a user, where the refusal shows who has changed the conflicting fields. */
  readonly personOf?: (userId: string) => Promise<PersonRecord | undefined>;
}

interface PersonRecord {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

type Visible = (field: string, value: unknown) => unknown;

/**
 * Returns a function that copies values without what is hidden from the actor, so that it neither conflicts nor is
 * shown.
 */
function visibleTo({ actor }: Pick<Work, 'actor'>, { schema }: StaleCheck): Visible {
  const marks = schema ? marksOf(schema) : null;
  return (field, value) => {
    const copy = structuredClone({ [field]: value });
    stripExcluded(marks, copy, actor?.excludedFields ?? new Set());
    return copy[field];
  };
}

/**
 * Returns the fields visibly changed after `readVersion`, each with the user who changed it last; null when the log
 * does not contain every version since.
 */
async function fieldsChangedSince(
  { db }: Pick<Work, 'db'>,
  check: StaleCheck,
  visible: Visible,
): Promise<ReadonlyMap<string, string | null> | null> {
  const rows = await db
    .selectFrom('auditLog')
    .select(['version', 'changes', 'actorId'])
    .where('entity', '=', check.entity)
    .where('entityId', '=', check.entityId)
    .where('version', '>', check.readVersion)
    .orderBy('version')
    .execute();
  const known = new Set(rows.map((row) => row.version));
  if (known.size < check.currentVersion - check.readVersion) return null;
  return new Map(
    rows.flatMap(({ changes, actorId }) =>
      Object.entries(changes)
        .filter(([field, { from, to }]) => !sameValue(visible(field, from), visible(field, to)))
        .map(([field]) => [field, actorId] as const),
    ),
  );
}

/**
 * Returns a field's value at the version its writer read, from its first change since; undefined when there was none.
 * The caller has locked the record.
 */
export async function valueAsRead(
  { db }: Pick<Work, 'db'>,
  {
    entity,
    entityId,
    readVersion,
    field,
  }: Pick<StaleCheck, 'entity' | 'entityId' | 'readVersion'> & { readonly field: string },
): Promise<unknown> {
  const row = await db
    .selectFrom('auditLog')
    .select('changes')
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where('version', '>', readVersion)
    .where(sql<boolean>`changes ? ${field}`)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  return row?.changes[field]?.from;
}

/** Conflicts between a patch and the current record. */
export interface Collisions {
  readonly fields: readonly { readonly field: string; readonly yours: unknown; readonly theirs: unknown }[];
  /** The user who changed the first of them, where the check can determine that. */
  readonly by: PersonRecord | undefined;
}

/**
 * The fields that a patch made against an older version and others have both changed since, to different values.
 * @throws 422 when the version read does not exist yet
 */
export async function findCollisions(
  work: Pick<Work, 'db' | 'actor'>,
  check: StaleCheck,
): Promise<Collisions | null> {
  const { readVersion, currentVersion } = check;
  if (readVersion === currentVersion) return null;
  if (readVersion > currentVersion) throw invalid({ path: 'version', code: 'value_not_allowed' });
  const visible = visibleTo(work, check);
  const changed = await fieldsChangedSince(work, check, visible);
  const current = new Map<string, unknown>(Object.entries(check.current));
  const collisions = Object.entries(check.patch)
    .filter(([field, yours]) => yours !== undefined && (changed === null || changed.has(field)))
    .map(([field, yours]) => ({
      field,
      yours: visible(field, yours),
      theirs: visible(field, current.get(field)),
    }))
    .filter(({ yours, theirs }) => !sameValue(yours, theirs))
    .map(({ field, yours, theirs }) => ({ field, yours, theirs: shown(field, theirs) }));
  const [first] = collisions;
  if (!first) return null;
  const userId = changed?.get(first.field);
  return { fields: collisions, by: userId ? await check.personOf?.(userId) : undefined };
}

/**
 * Decides whether a patch made against an older version may be applied on top of others' changes since then.
 * @throws 409 `stale_version` with `collisions: [{ field, yours, theirs }]` when both changed the same field to
 * different values; 422 when the version read does not exist yet.
 */
export async function resolveStale(work: Pick<Work, 'db' | 'actor'>, check: StaleCheck): Promise<void> {
  const found = await findCollisions(work, check);
  if (!found) return;
  const { fields, by } = found;
  const { currentVersion: version } = check;
  throw new Refusal('stale_version', { collisions: fields, version, ...(by ? { by } : {}) });
}

/**
 * Refuses to delete a record that has visibly changed since it was read.
 * @throws as `resolveStale`; `yours` of each field is null.
 */
export function refuseStaleRemoval(
  work: Pick<Work, 'db' | 'actor'>,
  removal: Omit<StaleCheck, 'patch'>,
): Promise<void> {
  const emptied = Object.keys(removal.current).map((field) => [field, null]);
  return resolveStale(work, { ...removal, patch: Object.fromEntries(emptied) as object });
}
