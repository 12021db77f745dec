/** A separate process with many connected users, controlled by messages from `live.ts` and `talk.ts`. */
import type { ServerEvent, ServerPayload } from '@szansa/api-client/realtime';
import { connectRealtime } from '@szansa/api-client/realtime/connect';
import { io } from 'socket.io-client';

import type { CacheSettings, Reads } from './cache.ts';
import { now } from './now.ts';
import { openPerson, type Person, type PersonSettings } from './person.ts';
import { openTalker, type Talker, type TalkerSettings } from './talker.ts';

/** The start of each change in epoch milliseconds, by its key. */
type StartedAt = Readonly<Record<string, number>>;

export type ToCrowd =
  | { readonly kind: 'open'; readonly people: readonly PersonSettings[] }
  | { readonly kind: 'openTalkers'; readonly people: readonly TalkerSettings[] }
  | { readonly kind: 'connectTalkers' }
  /** Each user with the rooms to join. */
  | { readonly kind: 'openPlain'; readonly url: string; readonly people: readonly (readonly string[])[] }
  | { readonly kind: 'openEars'; readonly people: readonly Omit<CacheSettings, 'sendsReads'>[] }
  | { readonly kind: 'begin' }
  /** Returns the events received since `begin`; the users stay connected. */
  | { readonly kind: 'hear'; readonly startedAt: StartedAt }
  | { readonly kind: 'end'; readonly startedAt: StartedAt };

export interface CrowdFigures {
  /** Number of reads that events caused, by call: one entry per user, in the order of the users. */
  readonly reads: readonly Reads[];
  /** Milliseconds from the start of a change to the arrival of its event at a user, sorted. */
  readonly deliveries: readonly number[];
}

const openTogether = 20;

let people: Person[] = [];
let talkers: Talker[] = [];
let before: Reads[] = [];
let arrivals: { readonly key: string; readonly at: number }[] = [];
const closes: (() => void)[] = [];

/** Returns the key of an event's change in `startedAt`: of a message its client id, of other changes the record id. */
function keyOf<E extends ServerEvent>(name: E, payload: ServerPayload<E>): string | null {
  if (name === 'customer-file-message-new' && 'message' in payload) return payload.message.clientId;
  return name === 'customer-file-changed' && 'customerFileId' in payload ? payload.customerFileId : null;
}

function arrived(key: string | null): void {
  if (key !== null) arrivals.push({ key, at: now() });
}

const onEvent = <E extends ServerEvent>(name: E, payload: ServerPayload<E>) => arrived(keyOf(name, payload));

/** Opens all users in order, a few concurrently. */
async function openAll<Settings, Opened>(
  settings: readonly Settings[],
  open: (one: Settings) => Promise<Opened>,
): Promise<Opened[]> {
  const waiting = settings.entries();
  const opened: Opened[] = [];
  const openOthers = async () => {
    for (const [index, one] of waiting) opened[index] = await open(one);
  };
  await Promise.all(Array.from({ length: openTogether }, openOthers));
  return opened;
}

function stay(opened: readonly Person[]): void {
  people = [...opened];
  closes.push(...people.map(({ close }) => close));
}

async function openPlain(url: string, rooms: readonly (readonly string[])[]): Promise<void> {
  people = [];
  await openAll(rooms, (entered) => {
    const socket = io(url, { transports: ['websocket'], forceNew: true, auth: { rooms: entered } });
    socket.on('plain', ({ id }: { id: string }) => arrived(id));
    closes.push(() => socket.disconnect());
    return new Promise<void>((resolve) => {
      socket.on('connect', resolve);
    });
  });
}

/** Connects a user with a socket only, so that no cache update delays the events. */
function openEar({ url, token, userId }: Omit<CacheSettings, 'sendsReads'>): Promise<void> {
  return new Promise((onReady) => {
    const socket = connectRealtime({ url, token, userId, onReady: () => onReady() });
    socket.on('customer-file-message-new', (payload) => onEvent('customer-file-message-new', payload));
    socket.on('customer-file-changed', (payload) => onEvent('customer-file-changed', payload));
    closes.push(() => socket.disconnect());
  });
}

function figures(startedAt: StartedAt): CrowdFigures {
  const deliveries = arrivals.map(({ key, at }) => at - (startedAt[key] ?? Number.NaN));
  return {
    reads: people.map((person, index) =>
      Object.fromEntries(
        Object.entries(person.reads()).map(([call, count]) => [call, count - (before[index]?.[call] ?? 0)]),
      ),
    ),
    deliveries: deliveries.filter((each) => !Number.isNaN(each)).toSorted((one, other) => one - other),
  };
}

async function answer(message: ToCrowd): Promise<CrowdFigures | null> {
  if (message.kind === 'open') stay(await openAll(message.people, (one) => openPerson(one, onEvent)));
  else if (message.kind === 'openTalkers') {
    talkers = await openAll(message.people, (one) => openTalker(one, onEvent));
    stay(talkers);
  } else if (message.kind === 'connectTalkers') await openAll(talkers, ({ connect }) => connect());
  else if (message.kind === 'openEars') await openAll(message.people, openEar);
  else if (message.kind === 'openPlain') await openPlain(message.url, message.people);
  else if (message.kind === 'begin') {
    before = people.map(({ reads }) => reads());
    arrivals = [];
  } else {
    const found = figures(message.startedAt);
    if (message.kind === 'end') for (const close of closes.splice(0)) close();
    return found;
  }
  return null;
}

process.on('message', (message: ToCrowd) => {
  void answer(message).then((found) => process.send?.(found));
});
