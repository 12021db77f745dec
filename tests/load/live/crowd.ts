/** A process of its own that holds many connected people; `live.ts` tells it what to do. */
import { connectRealtime } from '@szansa/api-client/realtime/connect';
import { io } from 'socket.io-client';

import { openPerson, type Person, type PersonSettings } from './person.ts';

export interface Arrival {
  readonly recordId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export type ToCrowd =
  | { readonly kind: 'open'; readonly people: readonly PersonSettings[] }
  | { readonly kind: 'openPlain'; readonly url: string; readonly count: number }
  | { readonly kind: 'openEars'; readonly people: readonly PersonSettings[] }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly startedAt: Readonly<Record<string, number>> };

export interface CrowdFigures {
  /** Reads that events caused, one number a person, in their order. */
  readonly reads: readonly number[];
  /** Milliseconds from the start of a change to its event at a person, sorted. */
  readonly deliveries: readonly number[];
}

const measured = new Set<string>(['customer-file-changed', 'customer-file-message-new', 'plain']);
const openTogether = 20;

let people: Person[] = [];
let before: number[] = [];
let arrivals: Arrival[] = [];
const closes: (() => void)[] = [];

function arrived(name: string, recordId: string): void {
  if (!measured.has(name)) return;
  arrivals.push({ recordId, at: performance.timeOrigin + performance.now() });
}

async function open(settings: readonly PersonSettings[]): Promise<void> {
  const waiting = settings.entries();
  const opened: Person[] = [];
  const openOthers = async () => {
    for (const [index, one] of waiting) opened[index] = await openPerson(one, arrived);
  };
  await Promise.all(Array.from({ length: openTogether }, openOthers));
  people = opened;
  closes.push(...people.map(({ close }) => close));
}

async function openPlain(url: string, count: number): Promise<void> {
  people = [];
  const connected = Array.from({ length: count }, () => {
    const socket = io(url, { transports: ['websocket'], forceNew: true });
    socket.on('plain', ({ id }: { id: string }) => arrived('plain', id));
    closes.push(() => socket.disconnect());
    return new Promise<void>((resolve) => {
      socket.on('connect', resolve);
    });
  });
  await Promise.all(connected);
}

/** People of whom only the socket is there: they hear as fast as they are told. */
async function openEars(settings: readonly PersonSettings[]): Promise<void> {
  const connected = settings.map(
    ({ url, token, userId }) =>
      new Promise<void>((onReady) => {
        const socket = connectRealtime({ url, token, userId, onReady: () => onReady() });
        socket.onAny((name: string, payload) => arrived(name, payload.customerFileId));
        closes.push(() => socket.disconnect());
      }),
  );
  await Promise.all(connected);
}

function figures(startedAt: Readonly<Record<string, number>>): CrowdFigures {
  const deliveries = arrivals.map(({ recordId, at }) => at - (startedAt[recordId] ?? Number.NaN));
  for (const close of closes.splice(0)) close();
  return {
    reads: people.map((person, index) => person.reads() - (before[index] ?? 0)),
    deliveries: deliveries.filter((each) => !Number.isNaN(each)).toSorted((one, other) => one - other),
  };
}

async function answer(message: ToCrowd): Promise<CrowdFigures | null> {
  if (message.kind === 'end') return figures(message.startedAt);
  if (message.kind === 'open') await open(message.people);
  else if (message.kind === 'openEars') await openEars(message.people);
  else if (message.kind === 'openPlain') await openPlain(message.url, message.count);
  else {
    before = people.map(({ reads }) => reads());
    arrivals = [];
  }
  return null;
}

process.on('message', (message: ToCrowd) => {
  void answer(message).then((found) => process.send?.(found));
});
