import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  aliveMs,
  createPresence,
  graceMs,
  silentMs,
  type Presence,
  type Present,
  type PresenceWord,
} from './presence.ts';

const person = (id: string): Present => ({
  id,
  firstName: 'Anna',
  lastName: id,
  pictureId: null,
});
const [anna, piotr] = [person('anna'), person('piotr')];
const room = 'record:opportunity/1';

interface Server {
  readonly presence: Presence;
  readonly rooms: Map<string, Present[]>;
  /** Rooms that may have changed. */
  readonly changed: string[];
  /** Sets the users in a room; an empty list empties it. */
  readonly set: (room: string, people: Present[]) => void;
}

/** Creates servers that receive each other's messages; messages between them can be lost. */
function line() {
  const servers: Server[] = [];
  const text: PresenceWord[] = [];
  const state = { isCut: false };

  function start(name: string): Server {
    const rooms = new Map<string, Present[]>();
    const changed: string[] = [];
    const presence = createPresence({
      server: name,
      peopleIn: (one) => rooms.get(one) ?? [],
      send: (word) => {
        if (state.isCut) return;
        text.push(word);
        // a word arrives after what made it is done
        queueMicrotask(() => {
          for (const server of servers) server.presence.receive(word);
        });
      },
      onChange: (one) => changed.push(one),
    });
    const server = {
      presence,
      rooms,
      changed,
      set: (one: string, people: Present[]) => {
        rooms.set(one, people);
        presence.look(one);
      },
    };
    servers.push(server);
    return server;
  }
  return { start, text, state };
}

const received = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('who is in a room', () => {
  test('is known on every server, each person once', async () => {
    const { start } = line();
    const [one, other] = [start('one'), start('other')];
    await received();
    one.set(room, [anna]);
    other.set(room, [anna, piotr]);
    await received();
    expect(one.presence.people(room)).toEqual([anna, piotr]);
    expect(other.presence.people(room)).toEqual([anna, piotr]);
    one.set(room, []);
    await received();
    expect(other.presence.people(room)).toEqual([anna, piotr]);
    other.set(room, []);
    await received();
    expect([one, other].map(({ presence }) => presence.people(room))).toEqual([[], []]);
  });

  test('is published once a change, and not for a look that finds the same', async () => {
    const { start, text } = line();
    const one = start('one');
    one.set(room, [anna]);
    one.presence.look(room);
    one.presence.look('record:opportunity/2');
    expect(text.filter(({ kind }) => kind === 'here')).toHaveLength(1);
    expect(one.changed).toEqual([room]);
  });

  test('is published to a server that starts later', async () => {
    const { start } = line();
    const one = start('one');
    one.set(room, [anna]);
    one.set('user:anna', [anna]);
    const late = start('late');
    await received();
    expect([late.presence.people(room), late.presence.people('user:anna')]).toEqual([[anna], [anna]]);
  });

  test('is found out again after words were lost, also when nothing changes any more', async () => {
    const { start, state } = line();
    const [one, other] = [start('one'), start('other')];
    await received();
    one.set(room, [anna]);
    await received();
    state.isCut = true;
    one.set(room, []);
    one.set('record:opportunity/2', [piotr]);
    state.isCut = false;
    expect(other.presence.people(room)).toEqual([anna]);
    await vi.advanceTimersByTimeAsync(aliveMs);
    expect(other.presence.people(room)).toEqual([]);
    expect(other.presence.people('record:opportunity/2')).toEqual([piotr]);
    expect(other.changed).toContain(room);
  });
});

describe('a person who leaves', () => {
  test('is there for a while, and has not been away when they are back by then', async () => {
    const { start } = line();
    const [one, other] = [start('one'), start('other')];
    one.set(room, [anna]);
    await received();
    const before = [one.changed.length, other.changed.length];
    one.presence.linger(room, anna);
    one.set(room, []);
    await vi.advanceTimersByTimeAsync(graceMs - 1);
    expect(other.presence.people(room)).toEqual([anna]);
    one.set(room, [anna]);
    await vi.advanceTimersByTimeAsync(graceMs);
    expect(other.presence.people(room)).toEqual([anna]);
    expect([one.changed.length, other.changed.length]).toEqual(before);
  });

  test('is gone after that, and at once where they may not read it any more', async () => {
    const { start } = line();
    const one = start('one');
    for (const each of [room, 'record:customer/1']) {
      one.set(each, [anna]);
      one.presence.linger(each, anna);
      one.set(each, []);
    }
    one.presence.stopLingering((each, { id }) => each === room && id === anna.id);
    expect(one.presence.people(room)).toEqual([]);
    expect(one.presence.people('record:customer/1')).toEqual([anna]);
    await vi.advanceTimersByTimeAsync(graceMs);
    expect(one.presence.people('record:customer/1')).toEqual([]);
  });
});

describe('the people of a server', () => {
  test('that closes are gone when they had the time to come to another one', async () => {
    const { start } = line();
    const [one, other] = [start('one'), start('other')];
    one.set(room, [anna]);
    await received();
    one.presence.close();
    await vi.advanceTimersByTimeAsync(graceMs - 1);
    expect(other.presence.people(room)).toEqual([anna]);
    await vi.advanceTimersByTimeAsync(1);
    expect(other.presence.people(room)).toEqual([]);
  });

  test('that is silent are gone', async () => {
    const { start, state } = line();
    const [one, other] = [start('one'), start('other')];
    one.set(room, [anna]);
    await received();
    state.isCut = true;
    await vi.advanceTimersByTimeAsync(silentMs);
    expect(other.presence.people(room)).toEqual([anna]);
    await vi.advanceTimersByTimeAsync(aliveMs);
    expect(other.presence.people(room)).toEqual([]);
    state.isCut = false;
    await vi.advanceTimersByTimeAsync(aliveMs);
    expect(other.presence.people(room)).toEqual([anna]);
  });
});
