import type { ServerEvent, ServerPayload } from '@szansa/api-client/realtime';
import type { Right } from '@szansa/domain/access';

/** Rights whose holders can be addressed together. */
export const announcedRights = ['opportunity.get', 'customer.get'] as const satisfies readonly Right[];

/** Who hears an event: one person on all their screens, or everyone holding a right. */
export type Room = `user:${string}` | `right:${(typeof announcedRights)[number]}`;

/** Sends an event to everyone in any of the rooms, once each, through all server processes. */
export type Announce = <E extends ServerEvent>(
  event: E,
  payload: ServerPayload<E>,
  rooms: readonly Room[],
) => void;
