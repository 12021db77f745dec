import { rm } from 'node:fs/promises';

import { createClient, type Client } from '@szansa/api-client/client';
import { repetitions, startReaper, testFolder } from '@szansa/server/testing';
import { expect, it } from 'vitest';

import { signInAt } from '../sign-in.ts';
import { freePort, startServerProcess, type ServerProcess } from './server-process.ts';

const kills = repetitions({ usual: 2, all: 20 });
const writers = 4;
const password = 'Zabij-mnie-20-razy';

interface Posted {
  readonly message: string;
  readonly key: string;
  acknowledged: boolean;
}

/** Posts one comment after another, each until it is acknowledged, always under its own key. */
async function write(
  client: Client,
  customerFileId: string,
  name: string,
  posted: Posted[],
  isOver: () => boolean,
) {
  for (let number = 0; !isOver(); number += 1) {
    const comment: Posted = { message: `${name}-${number}`, key: crypto.randomUUID(), acknowledged: false };
    posted.push(comment);
    while (!comment.acknowledged) {
      try {
        await client.comments.create(
          { body: { customerFileId, message: comment.message } },
          { idempotencyKey: comment.key },
        );
        comment.acknowledged = true;
      } catch {
        // the server is down, or went down before it answered: the same comment is sent again
        if (isOver()) break;
      }
    }
  }
}

/** Every comment of a conversation, from its newest page to its oldest. */
async function wholeConversation(client: Client, id: string) {
  let page = await client.comments.find({ params: { id }, query: { limit: 100 } });
  const found = [...page.items];
  while (page.older !== null) {
    page = await client.comments.find({ params: { id }, query: { limit: 100, cursor: page.older } });
    found.push(...page.items);
  }
  return found;
}

it(
  `loses no acknowledged comment and doubles no repeated one over ${kills} kills`,
  async () => {
    const dataDir = await testFolder();
    const reap = startReaper(dataDir);
    const port = await freePort();
    const settings = { port, dataDir, password };
    let server: ServerProcess = await startServerProcess(settings);
    try {
      const url = `http://127.0.0.1:${port}`;
      const { tokenData } = await signInAt(url, 'admin@szansa.example', password);
      const client = createClient({ baseUrl: `${url}/api`, token: () => tokenData.accessToken });
      const customer = await client.customers.create({
        body: { lastName: 'Żółw', emails: ['z@przyklad.example'] },
      });
      const { id } = await client.opportunities.create({ body: { customerId: customer.id } });

      const posted: Posted[] = [];
      let over = false;
      const writing = Array.from({ length: writers }, (_, index) =>
        write(client, id, `w${index}`, posted, () => over),
      );
      for (let kill = 0; kill < kills; kill += 1) {
        const before = posted.length;
        // somewhere in the middle of the next few comments
        await expect.poll(() => posted.length).toBeGreaterThan(before + (kill % 7));
        await server.kill();
        server = await startServerProcess(settings);
      }
      over = true;
      await Promise.all(writing);

      const stored = await wholeConversation(client, id);
      const times = Map.groupBy(stored, (comment) => comment.message);
      const lost = posted.filter(({ acknowledged, message }) => acknowledged && !times.has(message));
      const doubled = [...times].filter(([, found]) => found.length > 1);
      expect(posted.filter(({ acknowledged }) => acknowledged).length).toBeGreaterThan(kills * 3);
      expect(lost).toEqual([]);
      expect(doubled).toEqual([]);
      expect(await server.stop()).toBe(0);
    } finally {
      await server.kill();
      await reap();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  kills * 30_000,
);
