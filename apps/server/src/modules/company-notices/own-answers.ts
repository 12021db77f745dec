import type { Endpoints } from '@szansa/api-client/endpoints';

import { listAnswer, type HandlerInput, type Produced, type StaffReading } from '#platform';
import { ownNotice, today } from './access.ts';
import { listFiles } from './file-queries.ts';
import { countOwn, listOwn, type OwnFilters } from './own-queries.ts';

type Mine = Endpoints['myCompanyNotices'];
export type OwnAnswer = Produced<Mine['get']>;

/** Returns one page of the actor's own announcements. */
export function listOfOwn(
  { db, actor }: StaffReading,
  query: HandlerInput<Mine['list']>['query'],
): Promise<Produced<Mine['list']>> {
  const { tab, search } = query;
  const filters: OwnFilters = { userId: actor.userId, tab, search, today: today() };
  return listAnswer(query, {
    rows: listOwn(db, filters, query),
    count: countOwn(db, filters),
    item: (row) => row,
  });
}

/** Returns an announcement as the actor sees it as a recipient. @throws 404 */
export async function ownById(reading: StaffReading, id: string): Promise<OwnAnswer> {
  const { isConfirmable, ...row } = await ownNotice(reading, id);
  const files = await listFiles(reading.db, id);
  return {
    ...row,
    files: files.map(({ file }) => file),
    can: { confirm: isConfirmable && row.confirmedAt === null },
  };
}
