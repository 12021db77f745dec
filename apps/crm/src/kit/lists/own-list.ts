import type { Data, Endpoints } from '@szansa/api-client/client';
import type { ListName } from '@szansa/domain/list';

import { queries } from '#kit/api/api.ts';

/** A list as the user has arranged it: its columns, and its views by name. */
export type OwnList = Data<Endpoints['lists']['get']>;

export type View = OwnList['views'][number];

export function ownListQuery(list: ListName) {
  return queries.lists.get.query({ params: { list } });
}
