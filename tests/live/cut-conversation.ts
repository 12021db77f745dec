import { createClient } from '@szansa/api-client/client';

import { openCutPerson } from './cut-person.ts';
import { openCuttingProxy } from './cutting-proxy.ts';

interface Writer {
  readonly userId: string;
  readonly token: string;
}

interface Cutting {
  /** Of the server itself. */
  readonly url: string;
  readonly people: readonly Writer[];
  /** The opportunity in whose conversation they write; it has no messages yet. */
  readonly customerFileId: string;
  /** How many connections are cut before the line is calm, and how many messages each person writes at least. */
  readonly cuts: number;
  readonly messages: number;
  /** The same seed cuts at the same moments. */
  readonly seed: number;
  /** Waits until a condition is true. */
  readonly until: (hasAll: () => boolean) => Promise<void>;
}

interface Stored {
  readonly id: string;
  readonly message: string;
  readonly authorId: string;
}

/** What people wrote over lines that were cut, what became of it, and what each has on the screen. */
export interface CutConversation {
  /** Of each person, in the order they were written. */
  readonly written: readonly (readonly string[])[];
  readonly stored: readonly Stored[];
  /** What each person sees: ids. */
  readonly seen: readonly (() => Promise<string[]>)[];
  readonly cuts: number;
  readonly close: () => Promise<void>;
}

async function allStored(url: string, { token }: Writer, id: string): Promise<Stored[]> {
  const client = createClient({ baseUrl: `${url}/api`, token: () => token });
  const stored: Stored[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) };
    const { items, older } = await client.comments.find({ params: { id }, query });
    const ofPage = items.map((item) => ({ id: item.id, message: item.message, authorId: item.author.id }));
    stored.unshift(...ofPage.toReversed());
    cursor = older ?? undefined;
  } while (cursor !== undefined);
  return stored;
}

/** Makes people write until their connections were cut often enough, and waits until all messages have arrived. */
export async function writeOverCutLines(cutting: Cutting): Promise<CutConversation> {
  const { url, people, customerFileId, cuts, messages, seed, until } = cutting;
  const { hostname: host, port } = new URL(url);
  const proxy = await openCuttingProxy({ host, port: Number(port) }, seed);
  const persons = people.map((person) => openCutPerson({ ...person, url: proxy.url, customerFileId }));
  const written = await Promise.all(
    persons.map(async (person, place) => {
      const own: string[] = [];
      while (own.length < messages || proxy.cuts() < cuts) {
        const message = `${place}-${own.length}`;
        own.push(message);
        await person.write(message);
        if (own.length % 5 === 0) person.reload();
        // the next one is written once a connection was cut, or this one has arrived
        const before = proxy.cuts();
        await until(() => person.unsent() === 0 || proxy.cuts() > before);
      }
      return own;
    }),
  );
  proxy.calm();
  await until(() => persons.every((person) => person.unsent() === 0));
  const [reader] = people;
  if (!reader) throw new RangeError('nobody writes');
  return {
    written,
    stored: await allStored(url, reader, customerFileId),
    seen: persons.map(({ seen }) => seen),
    cuts: proxy.cuts(),
    close: () => {
      for (const person of persons) person.close();
      return proxy.close();
    },
  };
}
