import type { ClientToServer, ServerEvent } from '@szansa/api-client/realtime';
import type { Entity } from '@szansa/domain/access';
import type { Server, Socket } from 'socket.io';

import type { Actor } from '../sessions/actor.ts';
import type { RecordRoom, Room } from './emit.ts';
import type { PresenceWord } from './presence.ts';

/** A record that a browser shows. */
export interface WatchedRecord {
  readonly entity: Entity;
  readonly id: string;
}

export interface SocketData {
  token: string;
  actor: Actor;
  /** Whether the client has identified itself successfully. */
  ready: boolean;
  /** Whether its rooms could not be found out when its access changed; it is in none until they are. */
  isLost: boolean;
  /** Records that it has subscribed to successfully; it is in the rooms of those it may read now. */
  readonly watched: Map<RecordRoom, WatchedRecord>;
  /** The users it was sent for each of its records as present, as text. */
  readonly publishedPresence: Map<string, string>;
  /** Users whose online state it receives. */
  lookedFor: readonly string[];
  /** Whether it is closing: its rooms are left because of that, not because its access changed. */
  isDisconnecting: boolean;
  /** What decides about its rooms, one after another. */
  turn: Promise<void>;
  /** Number of its requests that are queued. */
  pendingWatches: number;
}

/** A published event and its rooms. */
export interface EmittedEvent {
  readonly event: ServerEvent;
  readonly payload: unknown;
  readonly rooms: readonly Room[];
}

/** Messages between server processes. */
export interface BetweenServers {
  deliver: (events: readonly EmittedEvent[]) => void;
  presence: (words: readonly PresenceWord[]) => void;
}

/** Events to the browser; `emit` checks that each payload matches its event. */
type Sent = { [E in ServerEvent]: (payload: unknown) => void };

export type StaffSocket = Socket<ClientToServer, Sent, BetweenServers, SocketData>;
export type StaffServer = Server<ClientToServer, Sent, BetweenServers, SocketData>;

/** Runs an operation on the rooms of a socket after all earlier ones. */
export function inTurn(socket: StaffSocket, does: () => Promise<void>): Promise<void> {
  const done = socket.data.turn.then(does);
  socket.data.turn = done.catch(() => undefined);
  return done;
}
