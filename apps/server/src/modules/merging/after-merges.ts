import type { Entity } from '@szansa/domain/access';

import { Refusal, type StaffReading } from '#platform';
import { findRedirect } from './queries.ts';

/**
 * Reads a record by its id; one that was merged away answers as the record it was merged into.
 * @throws what `read` throws
 */
export async function afterMerges<Answer>(
  reading: StaffReading,
  entity: Entity,
  id: string,
  read: (id: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await read(id);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error;
    const into = await findRedirect(reading.db, entity, id);
    if (into === undefined) throw error;
    return read(into);
  }
}
