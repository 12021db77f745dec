import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { ListName } from '@szansa/domain/list';

import type { StaffReading } from '#platform';
import { findColumns, listViews, type OwnList } from './queries.ts';

type List = Data<Endpoints['lists']['get']>;

export type View = List['views'][number];

export const ownList = ({ actor }: StaffReading, list: ListName): OwnList => ({ userId: actor.userId, list });

/** The own columns and views of a list. */
export async function listAsArranged(reading: StaffReading, list: ListName): Promise<List> {
  const own = ownList(reading, list);
  const [columns, views] = await Promise.all([findColumns(reading.db, own), listViews(reading.db, own)]);
  return { columns, views };
}
