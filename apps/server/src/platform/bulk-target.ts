import type { RefusalCode } from '@szansa/api-client/contract';
import type { Right } from '@szansa/domain/access';
import { archivingChange, type ArchivingChange } from '@szansa/domain/bulk-change';
import type { z } from 'zod';

import type { Context, StaffContext, StaffReading, StaffWork, Work } from './context.ts';
import type { Db } from './database/pool.ts';

/** Records by their ids, or all that a list finds under its filters. */
export type Chosen<Filters> = { readonly ids: readonly string[] } | { readonly filters: Filters };

/** What a change would do to a record: something, nothing, or why it is refused. */
export type Classification =
  | { readonly outcome: 'waiting'; readonly version: number; readonly code: null }
  | { readonly outcome: 'same'; readonly version: number; readonly code: null }
  | { readonly outcome: 'refused'; readonly version: null; readonly code: RefusalCode };

export const refusedWith = (code: RefusalCode): Classification => ({
  outcome: 'refused',
  version: null,
  code,
});

/** How a record is called where people read of it. */
export interface RecordName {
  readonly name: string;
  /** Of an opportunity. */
  readonly number: number | null;
}

/**
 * How many records of a kind are changed at once: selected, checked, then changed one by one as a single one would
 * be.
 */
export interface BulkTarget<Change extends { readonly kind: string }, Filters> {
  /** The right needed to change one of them; checked again for each. */
  readonly right: Right;
  readonly change: z.ZodType<Change>;
  /** @throws refusals of the change that do not depend on the records. */
  readonly check: (work: StaffWork, change: Change) => Promise<void>;
  /** Ids in the order of the list, at most so many; under filters only what the actor reads. @throws 403 */
  readonly choose: (
    reading: StaffReading,
    chosen: Chosen<Filters>,
    most: number,
  ) => Promise<readonly string[]>;
  /** Returns the results of the check by id; a record the actor may not read has none. */
  readonly classify: (
    reading: StaffReading,
    change: Change,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Classification>>;
  /** Changes one record, in the work, by the verb that changes it alone. @returns whether it changed anything. */
  readonly apply: (
    work: StaffWork,
    change: Change,
    record: { readonly id: string; readonly version: number },
  ) => Promise<boolean>;
  /** Names of the records the actor reads. */
  readonly names: (reading: StaffReading, ids: readonly string[]) => Promise<ReadonlyMap<string, RecordName>>;
  /** Has lists of them read again: many have changed. */
  readonly emit: (work: Work) => void;
}

interface ArchivableState {
  readonly id: string;
  readonly isArchived: boolean;
  readonly version: number;
}

interface Archivable<Filters> extends Pick<
  BulkTarget<ArchivingChange, Filters>,
  'right' | 'choose' | 'names' | 'emit'
> {
  readonly states: (db: Db, ids: readonly string[]) => Promise<readonly ArchivableState[]>;
  readonly archive: (
    context: StaffContext,
    id: string,
    input: { readonly isArchived: boolean; readonly version: number },
  ) => Promise<unknown>;
}

/** The context of calls whose verbs join a work. */
export function joining(work: StaffWork): StaffContext {
  const { platform, actor, language, address, userAgent, requestId, log, db } = work;
  return { platform, actor, language, address, userAgent, requestId, log, db, work };
}

/** Returns the same context, which publishes only the events that `only` passes on. */
export function emittingOnly<C extends Context | StaffContext>(
  context: C,
  only: (emit: C['platform']['emit']) => C['platform']['emit'],
): C {
  const { platform } = context;
  return { ...context, platform: { ...platform, emit: only(platform.emit) } };
}

/** Records that are archived and brought back, and nothing else, many at once. */
export function archivingTarget<Filters>(records: Archivable<Filters>): BulkTarget<ArchivingChange, Filters> {
  const { states, archive, ...rest } = records;
  return {
    ...rest,
    change: archivingChange,
    check: async () => undefined,
    classify: async ({ db }, { kind }, ids) => {
      const rows = await states(db, ids);
      return new Map(
        rows.map(({ id, isArchived, version }) => {
          const outcome = isArchived === (kind === 'archive') ? 'same' : 'waiting';
          return [id, { outcome, version, code: null }];
        }),
      );
    },
    apply: async (work, { kind }, { id, version }) => {
      const isArchived = kind === 'archive';
      const [row] = await states(work.db, [id]);
      if (row?.isArchived === isArchived) return false;
      await archive(joining(work), id, { isArchived, version });
      return true;
    },
  };
}
