import type { AuditAction, AuditEntity } from '@szansa/domain/audit';
import type { z } from 'zod';

import { changesBetween, type PreparedStatement } from './audit.ts';
import type { Work } from './context.ts';
import { resolveStale } from './versioning.ts';

interface Change<Entity extends AuditEntity> {
  readonly entity: Entity;
  readonly entityId: string;
  readonly action: AuditAction<Entity>;
  /** Publishes the change. */
  readonly emit?: () => void | Promise<void>;
}

/** How a record is written. */
type Saving =
  | { readonly save: (version: number) => Promise<void>; readonly saveAudited?: never }
  | {
      /** Completes a statement that writes the audit entry along. */
      readonly saveAudited: (statement: PreparedStatement, version: number) => Promise<void>;
      readonly save?: never;
    };

interface VersionFields<Entity extends AuditEntity, Fields extends object> extends Change<Entity> {
  /** The version the record has; read it under a lock. */
  readonly version: number;
  /** The fields the change is about, as they were and as they become. */
  readonly before: Fields;
  readonly after: Fields;
}

export type NextVersion<Entity extends AuditEntity, Fields extends object> = VersionFields<Entity, Fields> &
  Saving;

/**
 * Saves a locked record as its next version, audits it and publishes the change: the end of `changeRecord`, for changes
 * that do not depend on a version read, such as archiving.
 */
export async function saveNextVersion<Entity extends AuditEntity, Fields extends object>(
  work: Work,
  change: NextVersion<Entity, Fields>,
): Promise<void> {
  const { entity, entityId, action, before, after } = change;
  const version = change.version + 1;
  const entry = { entity, entityId, version, action, before, after };
  if (change.saveAudited) {
    await change.saveAudited(work.audited(entry), version);
  } else {
    await change.save(version);
    await work.audit(entry);
  }
  await change.emit?.();
}

export interface Changed<Row, Fields> {
  readonly row: Row;
  readonly before: Fields;
  readonly after: Fields;
  /** The version to be saved. */
  readonly version: number;
}

/** How a patch goes on top of a record. */
type Merging<Row, Fields> =
  | {
      /** The fields to be written as they are; `undefined` ones are not. */
      readonly patch: { readonly [Field in keyof Fields]?: Fields[Field] | undefined };
      readonly merge?: never;
    }
  | {
      /** The fields the writer names, to be compared with what others wrote meanwhile. */
      readonly patch:
        | { readonly [Field in keyof Fields]?: unknown }
        | ((before: Fields) => { readonly [Field in keyof Fields]?: unknown });
      /** The whole after the change, checked. */
      readonly merge: (before: Fields, row: Row) => Fields | Promise<Fields>;
    };

interface VersionedChange<
  Entity extends AuditEntity,
  Row extends { readonly version: number },
  Fields extends object,
> extends Change<Entity> {
  /** Locks the record and returns it. */
  readonly lock: () => Promise<Row>;
  /** The record under the names a change uses. */
  readonly fields: (row: Row) => Fields | Promise<Fields>;
  /** The version the writer read. */
  readonly readVersion: number;
  /** The patch's schema, where parts of its values can be hidden from the actor. */
  readonly schema?: z.ZodType;
  readonly save: (changed: Changed<Row, Fields>) => Promise<void>;
}

export type RecordChange<
  Entity extends AuditEntity,
  Row extends { readonly version: number },
  Fields extends object,
> = VersionedChange<Entity, Row, Fields> & Merging<Row, Fields>;

/**
 * Changes a versioned record: locks it, applies the patch on top of others' changes since the version read, saves the
 * next version, audits it and publishes the change. Values that are equal already change nothing.
 * @throws 409 `stale_version`; 422 for a version that does not exist yet; what `lock`, `merge` and `save` throw.
 */
export async function changeRecord<
  Entity extends AuditEntity,
  Row extends { readonly version: number },
  Fields extends object,
>(work: Work, change: RecordChange<Entity, Row, Fields>): Promise<void> {
  const { entity, entityId, action, readVersion, schema, emit } = change;
  const row = await change.lock();
  const before = await change.fields(row);
  const patch = typeof change.patch === 'function' ? change.patch(before) : change.patch;
  await resolveStale(work, {
    entity,
    entityId,
    readVersion,
    currentVersion: row.version,
    patch,
    current: before,
    schema,
  });
  const written = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const after = change.merge ? await change.merge(before, row) : { ...before, ...written };
  if (Object.keys(changesBetween(before, after)).length === 0) return;
  await saveNextVersion<Entity, Fields>(work, {
    entity,
    entityId,
    action,
    version: row.version,
    before,
    after,
    save: (version) => change.save({ row, before, after, version }),
    ...(emit ? { emit } : {}),
  });
}
