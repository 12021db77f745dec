import type { Data, Endpoints } from '@szansa/api-client/client';

export type Notification = Data<Endpoints['notifications']['get']>;

/** Where a notification leads: to what it is about, else to the calendar. */
export function addressOf({ options: { customerFileId } }: Notification): string {
  return customerFileId === null ? '/calendar' : `/sales-opportunity/${customerFileId}?tab=activities`;
}
