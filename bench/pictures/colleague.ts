/** Requests a page of the list ten times a second; on a message, returns the response times since the previous one. */
import { setInterval as every } from 'node:timers/promises';

import { createClient } from '@szansa/api-client/client';

import { median } from '../browsing.ts';
import type { Waits } from './colleague-process.ts';

const askedEveryMs = 100;
const [, , url = '', token = ''] = process.argv;
const client = createClient({ baseUrl: `${url}/api`, token: () => token });
let waits: number[] = [];

process.on('message', () => {
  const told: Waits = { longest: Math.max(...waits), median: median(waits) };
  waits = [];
  process.send?.(told);
});

// warm-up: the first responses of a server are slower
for (let time = 0; time < 20; time += 1) await client.opportunities.list({ query: { perPage: 25 } });
process.send?.('ready');
for await (const _ of every(askedEveryMs)) {
  const since = performance.now();
  await client.opportunities.list({ query: { perPage: 25 } });
  waits.push(performance.now() - since);
}
