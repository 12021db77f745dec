import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { isAdministrator } from '@szansa/domain/access';
import type { ListName } from '@szansa/domain/list';

import type { StaffReading } from '#platform';
import { findColumns, listViews, type OwnList, type ViewReader } from './queries.ts';
import { readsList, sharedSearch } from './shared-search.ts';

type List = Data<Endpoints['lists']['get']>;

export type View = List['views'][number];

export const ownList = ({ actor }: StaffReading, list: ListName): OwnList => ({ userId: actor.userId, list });

/** Who reads views of a list: administrators all that are shared, for they may remove any. */
function viewReader({ actor }: StaffReading, list: ListName): ViewReader {
  const { userId, roles } = actor;
  return { userId, list, roles, readsAny: isAdministrator(roles), readsShared: readsList(actor, list) };
}

/** The own views of a list and those shared with the actor, without what is hidden from them. */
export async function viewsOf(reading: StaffReading, list: ListName): Promise<View[]> {
  const { actor, db } = reading;
  const rows = await listViews(db, viewReader(reading, list));
  return rows.map(({ userId, by, search, ...view }) => {
    const isOwn = userId === actor.userId;
    return {
      ...view,
      ...(isOwn ? { search, isPartial: false } : sharedSearch(actor, list, search)),
      by: isOwn ? null : by,
      can: { edit: isOwn, remove: isOwn || isAdministrator(actor.roles) },
    };
  });
}

/** The own columns of a list, and the views the actor reads. */
export async function listAsArranged(reading: StaffReading, list: ListName): Promise<List> {
  const own = ownList(reading, list);
  const [columns, views] = await Promise.all([findColumns(reading.db, own), viewsOf(reading, list)]);
  return { columns, views };
}
