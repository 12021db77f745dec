import type { Data, Endpoints } from '@szansa/api-client/client';

import { queries, queryClient } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';

export type Activity = Data<Endpoints['activities']['get']>;

/** Refetches calendars, lists and the opportunity's history. */
export function changedActivity({ id, customerFile }: Pick<Activity, 'id' | 'customerFile'>): void {
  ownChange('record-changed', { entity: 'activity', id });
  if (customerFile) ownChange('customer-file-changed', { customerFileId: customerFile.id });
}

/** Writes an activity from the server's response into the cache, and refetches what depends on it. */
export function storeActivity(saved: Activity): void {
  queryClient.setQueryData(queries.activities.get.key({ params: { id: saved.id } }), saved);
  changedActivity(saved);
}
