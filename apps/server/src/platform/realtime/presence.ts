/** A user who is present in a room, as responses contain users. */
export interface Present {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly pictureId: string | null;
}

/** Messages between server processes about the users in rooms; a message that arrives twice changes nothing. */
export type PresenceWord = { readonly server: string } & (
  | {
      /** Those of the server who are in a room now. Each such word has the next turn. */
      readonly kind: 'here';
      readonly turn: number;
      readonly room: string;
      readonly people: readonly Present[];
    }
  /** The server runs, and has sent this number of messages. */
  | { readonly kind: 'alive'; readonly turn: number }
  /** Requests another server's complete state. */
  | { readonly kind: 'ask'; readonly of: string }
  /** Starts the reply to a server's request: the messages that follow are the complete state. */
  | { readonly kind: 'begin'; readonly turn: number; readonly to: string }
  | { readonly kind: 'gone' }
);

type Word<Kind extends PresenceWord['kind']> = Extract<PresenceWord, { kind: Kind }>;

/** Milliseconds for which a user who left is still present: after a page reload they are back within this time. */
export const graceMs = 4000;
/** Milliseconds between two `alive` messages, and after which a silent server is considered stopped. */
export const aliveMs = 5000;
export const silentMs = 3 * aliveMs;
/** Maximum number of users in a message about a room, so that it fits a notification of PostgreSQL. */
export const mostPublished = 30;

interface OtherServer {
  turn: number;
  receivedAt: number;
  readonly rooms: Map<string, readonly Present[]>;
}

interface Lingering {
  readonly person: Present;
  readonly end: NodeJS.Timeout;
}

export interface PresenceOptions {
  /** What this server is called among the others. */
  readonly server: string;
  /** Those of this server who are in a room now, once each. */
  readonly peopleIn: (room: string) => readonly Present[];
  readonly send: (word: PresenceWord) => void;
  /** Those who are in a room, on any server, may have changed. */
  readonly onChange: (room: string) => void;
}

export interface Presence {
  /** Reports that a user entered or left a room here, or has another name. */
  readonly look: (room: string) => void;
  /** Reports that a user left a room here, and may return at once. */
  readonly linger: (room: string, person: Present) => void;
  /** Removes users at once who left such a room and may not read its record any more. */
  readonly stopLingering: (isOver: (room: string, person: Present) => boolean) => void;
  /** Those who are in a room, on any server, once each. */
  readonly people: (room: string) => readonly Present[];
  readonly receive: (word: PresenceWord) => void;
  readonly close: () => void;
}

function eachOnce(people: Iterable<Present>): readonly Present[] {
  const byId = new Map<string, Present>();
  for (const person of people) if (!byId.has(person.id)) byId.set(person.id, person);
  return [...byId.values()];
}

/**
 * Tracks the users in each room, over all servers. Nothing is stored: each server sends the others its own users,
 * detects by the count of messages that it has missed one, and discards a server that is silent.
 */
export function createPresence({ server, peopleIn, send, onChange }: PresenceOptions): Presence {
  const own = new Map<string, readonly Present[]>();
  const lingering = new Map<string, Map<string, Lingering>>();
  const others = new Map<string, OtherServer>();
  let turn = 0;
  let isClosed = false;

  const publishHere = (room: string, people: readonly Present[]) => {
    turn += 1;
    send({ kind: 'here', server, turn, room, people });
  };

  function look(room: string): void {
    if (isClosed) return;
    const left = [...(lingering.get(room)?.values() ?? [])].map(({ person }) => person);
    const people = eachOnce([...peopleIn(room), ...left]).slice(0, mostPublished);
    if (JSON.stringify(own.get(room) ?? []) === JSON.stringify(people)) return;
    if (people.length === 0) own.delete(room);
    else own.set(room, people);
    publishHere(room, people);
    onChange(room);
  }

  function stop(room: string, id: string): void {
    const inRoom = lingering.get(room);
    clearTimeout(inRoom?.get(id)?.end);
    inRoom?.delete(id);
    if (inRoom?.size === 0) lingering.delete(room);
  }

  function linger(room: string, person: Present): void {
    if (isClosed) return;
    stop(room, person.id);
    const end = setTimeout(() => {
      stop(room, person.id);
      look(room);
    }, graceMs).unref();
    lingering.set(
      room,
      (lingering.get(room) ?? new Map<string, Lingering>()).set(person.id, { person, end }),
    );
  }

  const discard = (name: string, other: OtherServer) => {
    if (others.get(name) !== other) return;
    others.delete(name);
    for (const room of other.rooms.keys()) onChange(room);
  };

  /** Returns the known state of another server; the complete state of an unknown one is requested. */
  function known(name: string): OtherServer {
    const before = others.get(name);
    if (before) {
      before.receivedAt = Date.now();
      return before;
    }
    const other: OtherServer = { turn: -1, receivedAt: Date.now(), rooms: new Map() };
    others.set(name, other);
    return other;
  }

  function receiveHere({ server: name, turn: received, room, people }: Word<'here'>): void {
    const other = known(name);
    const isNext = received === other.turn + 1;
    other.turn = received;
    if (people.length === 0) other.rooms.delete(room);
    else other.rooms.set(room, people);
    if (!isNext) send({ kind: 'ask', server, of: name });
    onChange(room);
  }

  function receiveAlive({ server: name, turn: received }: Word<'alive'>): void {
    // a server that has just started knows no users
    if (!others.has(name)) send({ kind: 'alive', server, turn });
    const other = known(name);
    if (other.turn === received) return;
    other.turn = received;
    send({ kind: 'ask', server, of: name });
  }

  function receiveStart({ server: name, turn: received }: Word<'begin'>): void {
    const other = known(name);
    const rooms = [...other.rooms.keys()];
    other.rooms.clear();
    other.turn = received;
    for (const room of rooms) onChange(room);
  }

  function answer(to: string): void {
    send({ kind: 'begin', server, turn, to });
    for (const [room, people] of own) publishHere(room, people);
  }

  function receive(word: PresenceWord): void {
    if (isClosed || word.server === server) return;
    switch (word.kind) {
      case 'here':
        receiveHere(word);
        break;
      case 'alive':
        receiveAlive(word);
        break;
      case 'ask':
        if (word.of === server) answer(word.server);
        break;
      case 'begin':
        if (word.to === server) receiveStart(word);
        break;
      default: {
        const other = others.get(word.server);
        // its browsers come to another server in a moment
        if (other) setTimeout(() => discard(word.server, other), graceMs).unref();
      }
    }
  }

  const alive = setInterval(() => {
    send({ kind: 'alive', server, turn });
    for (const [name, other] of others) if (Date.now() - other.receivedAt > silentMs) discard(name, other);
  }, aliveMs).unref();
  send({ kind: 'alive', server, turn });

  return {
    look,
    linger,
    stopLingering: (isOver) => {
      for (const [room, inRoom] of lingering) {
        const over = [...inRoom.values()].filter(({ person }) => isOver(room, person));
        for (const { person } of over) stop(room, person.id);
        if (over.length > 0) look(room);
      }
    },
    people: (room) =>
      eachOnce(
        [own.get(room) ?? [], ...[...others.values()].map(({ rooms }) => rooms.get(room) ?? [])].flat(),
      ),
    receive,
    close: () => {
      isClosed = true;
      clearInterval(alive);
      for (const inRoom of lingering.values()) for (const { end } of inRoom.values()) clearTimeout(end);
      send({ kind: 'gone', server });
    },
  };
}
