import type { EmittedPayload, ServerEvent } from '@szansa/api-client/realtime';
import type { Entity, Right } from '@szansa/domain/access';

/**
 * Recipients of an event: all sessions of one user, all users with a right, or all who are subscribed to a record.
 */
export type Room = `user:${string}` | `right:${Right}` | RecordRoom;

/** Those who have a record open and may read it. */
export type RecordRoom = `record:${Entity}/${string}`;

export function recordRoom(entity: Entity, id: string): RecordRoom {
  return `record:${entity}/${id}`;
}

/** Sends an event to everyone in any of the rooms, once each, through all server processes. */
export type Emit = <E extends ServerEvent>(
  event: E,
  payload: EmittedPayload<E>,
  rooms: readonly Room[],
) => void;
