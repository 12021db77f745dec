import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { hiddenWith, isCertain } from '@szansa/domain/reading';

import { notFound, type StaffReading } from '#platform';
import { findReading, type ReadingRecord } from './queries.ts';

type Reading = Data<Endpoints['readings']['get']>;

function stateOf({ state, problem }: ReadingRecord): Reading['state'] {
  if (state === 'done') return 'done';
  const isGoingOn = problem === null && (state === 'waiting' || state === 'running');
  return isGoingOn ? 'reading' : 'stopped';
}

/** Returns an own extraction, without values of hidden fields. @throws 404 */
export async function readingById({ db, actor }: StaffReading, id: string): Promise<Reading> {
  const found = await findReading(db, id, actor.userId);
  if (!found?.file) throw notFound();
  const { file, customerFileId, operationId, done, total, problem, pages, valuesRead, createdAt } = found;
  return {
    id,
    customerFileId,
    file,
    operationId,
    state: stateOf(found),
    done,
    total,
    problem,
    pages: [...pages],
    values: valuesRead
      .filter(({ field }) => {
        const hidden = hiddenWith(field);
        return hidden === null || !actor.excludedFields.has(hidden);
      })
      .map((one) => ({ ...one, doubts: [...one.doubts], isCertain: isCertain(one) })),
    createdAt: createdAt.toISOString(),
  };
}
