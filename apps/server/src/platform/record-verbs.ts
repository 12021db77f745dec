import type { Entity, RecordPart } from '@szansa/domain/access';
import type { AuditAction, AuditEntity } from '@szansa/domain/audit';
import { withoutLeftOut } from '@szansa/domain/shared';
import { DatabaseError } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';

import { changeRecord } from './change-record.ts';
import type { StaffContext, StaffReading, StaffWork } from './context.ts';
import type { RecordTable } from './database/record-table.ts';
import type { ModuleParts } from './module.ts';
import type { Room } from './realtime/emit.ts';
import { invalid, notFound, Refusal } from './refusal.ts';
import { verb } from './verb.ts';
import { refuseStaleRemoval } from './versioning.ts';

const foreignKeyViolation = '23503';

type RecordAction = 'create' | 'edit' | 'remove' | 'merge';

/** Entities that staff write down, change, remove and merge. */
type RecordEntity = {
  [Name in AuditEntity]: [RecordAction] extends [AuditAction<Name>] ? Name : never;
}[AuditEntity] &
  Entity;

/** What points at a record, and how many of it. */
export interface Use {
  readonly kind: Entity;
  readonly count: number;
}

/** What belongs to a record alone, and how much of it. */
interface Part {
  readonly kind: RecordPart;
  readonly count: number;
}

type Written<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

/** How records of one kind are stored: the fields that staff edit, as rows contain them, and the module's own SQL. */
export interface RecordKind<Fields extends object, Row extends Fields & { readonly id: string }, Answer> {
  readonly entity: RecordEntity;
  readonly table: RecordTable<Fields>;
  /** The schema of a change. */
  readonly patch: z.ZodObject<Readonly<Record<keyof Fields, z.ZodType>>>;
  /** What a new record has in fields that its writer left out and that cannot be null. */
  readonly defaults?: Partial<Fields>;
  /** What people call it. */
  readonly nameOf: (row: Row) => string;
  readonly find: (
    reading: StaffReading,
    id: string,
    options?: { readonly lock: boolean },
  ) => Promise<Row | undefined>;
  /** Which version of itself a row is. */
  readonly versionOf: (row: Row) => number;
  /** Returns the references that prevent a record from being deleted, and that move when it is merged. */
  readonly uses: (reading: StaffReading, row: Row) => Promise<readonly Use[]>;
  /** Returns a record's own parts: they do not prevent it from being deleted, and move when it is merged. */
  readonly parts?: (reading: StaffReading, id: string) => Promise<readonly Part[]>;
  /** Removes what belongs to a record alone, its files too, before the record goes. */
  readonly removeParts?: (work: StaffWork, id: string) => Promise<void>;
  /** Gives what points at a record to another one; answers with the ids that moved, for the audit log. */
  readonly move: (work: StaffWork, from: string, into: string) => Promise<object>;
  /** What a record becomes where fields depend on each other; `before` is null for a new one. @throws 422 */
  readonly settle?: (after: Fields, written: Written<Fields>, before: Fields | null) => Fields;
  /** Refuses what the schema of one field cannot. */
  readonly check?: (work: StaffWork, fields: Fields) => Promise<void>;
  readonly answer: (reading: StaffReading, row: Row) => Answer | Promise<Answer>;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Merge {
  readonly from: Named;
  readonly into: Named;
  /** What would move. */
  readonly uses: readonly (Use | Part)[];
}

type ById<More = unknown> = More & {
  readonly params: { readonly id: string };
  readonly context: StaffContext;
};

/** The functions that a module uses in its handlers, under the names of `recordEndpoints`. */
export interface RecordVerbs<Fields extends object, Row, Answer> {
  /** @throws 404 */
  readonly readable: (reading: StaffReading, id: string) => Promise<Row>;
  /** Locks a record and returns it. @throws 404 */
  readonly locked: (work: StaffWork, id: string) => Promise<Row>;
  /** A record as its calls answer it. @throws 404 */
  readonly answer: (reading: StaffReading, id: string) => Promise<Answer>;
  /** Publishes to all who may read the records that an existing one has changed. */
  readonly emit: (work: StaffWork, id: string) => void;
  /** The rooms with events of the records, and who may subscribe to one. */
  readonly live: Required<Pick<ModuleParts, 'rooms' | 'watchable'>>;
  readonly handlers: {
    /** @throws 404 */
    readonly get: (call: ById) => Promise<Answer>;
    /** @throws what `check` throws */
    readonly create: (call: {
      readonly body: Written<Fields>;
      readonly context: StaffContext;
    }) => Promise<Answer>;
    /** @throws 404, 409 `stale_version`, what `check` throws */
    readonly update: (
      call: ById<{ readonly body: { readonly version: number; readonly changes: Written<Fields> } }>,
    ) => Promise<Answer>;
    /** @throws 404, 409 `stale_version`, or `in_use` with what uses the record */
    readonly remove: (call: ById<{ readonly query: { readonly version: number } }>) => Promise<null>;
    /** @throws 404, 422 for a record into itself */
    readonly mergePreview: (call: ById<{ readonly query: { readonly into: string } }>) => Promise<Merge>;
    /**
     * Moves what points at the record to another one, removes it, and answers with the other.
     * @throws 404, 409 `stale_version`, 422
     */
    readonly merge: (
      call: ById<{ readonly body: { readonly version: number; readonly into: string } }>,
    ) => Promise<Answer>;
  };
}

function refuseIntoItself(id: string, into: string): void {
  if (id === into) throw invalid({ path: 'into', code: 'value_not_allowed' });
}

/** The database knows what uses a record even where its reader may not see it: that is refused as well, uncounted. */
async function refusedWhileUsed(removal: Promise<void>, uses: readonly Use[]): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === foreignKeyViolation) {
      throw new Refusal('in_use', { uses });
    }
    throw error;
  }
}

/**
 * Returns the verbs of records with common behaviour: each in one transaction, audited, and published after the
 * commit.
 */
export function recordVerbs<Fields extends object, Row extends Fields & { readonly id: string }, Answer>(
  kind: RecordKind<Fields, Row, Answer>,
): RecordVerbs<Fields, Row, Answer> {
  const { entity } = kind;
  const readers: Room = `right:${entity}.get`;
  const emit = (work: StaffWork, id: string) => work.emit('record-changed', { entity, id }, [readers]);
  const emitEdit = (work: StaffWork, id: string) =>
    work.emit('record-changed', { entity, id, isChange: true }, [readers]);

  /** Publishes that a record is deleted, first to users who have it open. */
  async function emitRemoval(work: StaffWork, id: string): Promise<void> {
    await work.platform.sessions.refresh(work, { entity, id });
    emit(work, id);
  }
  const names = Object.keys(kind.patch.shape);

  /** Returns the fields of the schema, each with the value of `valueOf`; together they are all fields of `Fields`. */
  const fieldsFrom = (valueOf: (name: string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Fields;

  function fieldsOf(row: Row): Fields {
    const values = new Map<string, unknown>(Object.entries(row));
    return fieldsFrom((name) => values.get(name));
  }

  async function found(reading: StaffReading, id: string, lock: boolean): Promise<Row> {
    const row = await kind.find(reading, id, { lock });
    if (!row) throw notFound();
    return row;
  }

  /** @throws 409 `stale_version` where a record that is about to go has changed since it was read. */
  function refuseStale(work: StaffWork, row: Row, readVersion: number): Promise<void> {
    return refuseStaleRemoval(work, {
      entity,
      entityId: row.id,
      readVersion,
      currentVersion: kind.versionOf(row),
      current: fieldsOf(row),
      schema: kind.patch,
    });
  }

  /** Locks two records in the order of their ids, so that two merges never wait for each other. */
  async function lockedFirst(work: StaffWork, id: string, other: string): Promise<Row> {
    if (id < other) {
      const row = await found(work, id, true);
      await found(work, other, true);
      return row;
    }
    await found(work, other, true);
    return found(work, id, true);
  }

  const readable = (reading: StaffReading, id: string) => found(reading, id, false);
  const answer = async (reading: StaffReading, id: string) =>
    kind.answer(reading, await readable(reading, id));

  return {
    readable,
    locked: (work, id) => found(work, id, true),
    answer,
    emit: emitEdit,
    live: {
      rooms: (actor) => (actor.can(`${entity}.get`) ? [readers] : []),
      watchable: { [entity]: readable },
    },
    handlers: {
      get: ({ params, context }) => answer(context, params.id),

      create: ({ body, context }) =>
        verb(context, async (work) => {
          const id = uuidv7();
          const given = new Map<string, unknown>(Object.entries({ ...kind.defaults, ...body }));
          const left = fieldsFrom((name) => given.get(name) ?? null);
          const after = kind.settle?.(left, body, null) ?? left;
          await kind.check?.(work, after);
          await kind.table.insert(work.db, { ...after, id });
          await work.audit({ entity, entityId: id, version: 1, action: 'create', after });
          emit(work, id);
          return answer(work, id);
        }),

      update: ({ params: { id }, body, context }) =>
        verb(context, async (work) => {
          await changeRecord(work, {
            entity,
            entityId: id,
            action: 'edit',
            lock: async () => {
              const row = await found(work, id, true);
              return { row, version: kind.versionOf(row) };
            },
            fields: ({ row }) => fieldsOf(row),
            readVersion: body.version,
            schema: kind.patch,
            patch: body.changes,
            merge: (before) => {
              const after = { ...before, ...withoutLeftOut(body.changes) };
              return kind.settle?.(after, body.changes, before) ?? after;
            },
            save: async ({ after, version }) => {
              await kind.check?.(work, after);
              await kind.table.update(work.db, id, after, version);
            },
            emit: () => emitEdit(work, id),
          });
          return answer(work, id);
        }),

      remove: ({ params: { id }, query: { version }, context }) =>
        verb(context, async (work) => {
          const row = await found(work, id, true);
          await refuseStale(work, row, version);
          const uses = (await kind.uses(work, row)).filter(({ count }) => count > 0);
          if (uses.length > 0) throw new Refusal('in_use', { uses });
          await kind.removeParts?.(work, id);
          await refusedWhileUsed(kind.table.remove(work.db, id), uses);
          await work.audit({ entity, entityId: id, action: 'remove', before: fieldsOf(row) });
          await emitRemoval(work, id);
          return null;
        }),

      mergePreview: async ({ params: { id }, query: { into }, context }) => {
        refuseIntoItself(id, into);
        const [from, target] = [await readable(context, id), await readable(context, into)];
        return {
          from: { id, name: kind.nameOf(from) },
          into: { id: into, name: kind.nameOf(target) },
          uses: [...(await kind.uses(context, from)), ...((await kind.parts?.(context, id)) ?? [])],
        };
      },

      merge: ({ params: { id }, body: { version, into }, context }) => {
        refuseIntoItself(id, into);
        return verb(context, async (work) => {
          const from = await lockedFirst(work, id, into);
          await refuseStale(work, from, version);
          const moved = await kind.move(work, id, into);
          await kind.removeParts?.(work, id);
          await kind.table.remove(work.db, id);
          const entry = { entity, action: 'merge' } as const;
          await work.audit({ ...entry, entityId: id, before: fieldsOf(from), after: { mergedInto: into } });
          await work.audit({ ...entry, entityId: into, after: { mergedFrom: id, ...moved } });
          await emitRemoval(work, id);
          emit(work, into);
          return answer(work, into);
        });
      },
    },
  };
}
