import type { ServerEvent, ServerPayload } from '@szansa/api-client/realtime';
import type { Right } from '@szansa/domain/access';

/** Who hears an event: one person on all their screens, or everyone in the room of a right. */
export type Room = `user:${string}` | `right:${Right}`;

/** Sends an event to everyone in any of the rooms, once each, through all server processes. */
export type Announce = <E extends ServerEvent>(
  event: E,
  payload: ServerPayload<E>,
  rooms: readonly Room[],
) => void;
