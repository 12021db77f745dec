import type { ClientToServer, ServerEvent } from '@szansa/api-client/realtime';
import type { Entity } from '@szansa/domain/access';
import type { Server, Socket } from 'socket.io';

import type { Actor } from '../sessions/actor.ts';
import type { RecordRoom, Room } from './announce.ts';
import type { PresenceWord } from './presence.ts';

/** A record that a browser shows. */
export interface WatchedRecord {
  readonly entity: Entity;
  readonly id: string;
}

export interface SocketData {
  token: string;
  actor: Actor;
  /** Whether the client said who it is, and was right. */
  ready: boolean;
  /** Whether its rooms could not be found out when its access changed; it is in none until they are. */
  isLost: boolean;
  /** What it asked to hear of and was granted; it is in the rooms of those it may read now. */
  readonly watched: Map<RecordRoom, WatchedRecord>;
  /** Who it was told has each of its records open, as text. */
  readonly publishedPresence: Map<string, string>;
  /** People of whom it is told whether they are online. */
  lookedFor: readonly string[];
  /** Whether it is closing: its rooms are left because of that, not because its access changed. */
  isDisconnecting: boolean;
  /** What decides about its rooms, one after another. */
  turn: Promise<void>;
  /** How many of its questions wait for their turn. */
  pendingWatches: number;
}

/** What was announced, and where. */
export interface EmittedEvent {
  readonly event: ServerEvent;
  readonly payload: unknown;
  readonly rooms: readonly Room[];
}

/** What server processes tell each other. */
export interface BetweenServers {
  deliver: (events: readonly EmittedEvent[]) => void;
  presence: (words: readonly PresenceWord[]) => void;
}

/** What is sent; `announce` holds each payload to its event. */
type Sent = { [E in ServerEvent]: (payload: unknown) => void };

export type StaffSocket = Socket<ClientToServer, Sent, BetweenServers, SocketData>;
export type StaffServer = Server<ClientToServer, Sent, BetweenServers, SocketData>;

/** Does something with the rooms of a socket after whatever else is being done with them. */
export function inTurn(socket: StaffSocket, does: () => Promise<void>): Promise<void> {
  const done = socket.data.turn.then(does);
  socket.data.turn = done.catch(() => undefined);
  return done;
}
