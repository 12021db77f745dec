/**
 * `node bench/pdfs.ts`: measures PDFs of offers. Prints the time of a single one at the 50th and the 95th percentile of
 * 40; how many of 20 concurrent requests succeed and when the last PDF is ready; and the median response time of
 * another user who requests a page of the list ten times a second, before and meanwhile.
 */
import { setInterval as every, setTimeout as pause } from 'node:timers/promises';

import { ApiError, createClient, type Client } from '@szansa/api-client/client';

import { demoPassword, startDemoServer } from '../tests/demo-server.ts';
import { signInAt } from '../tests/sign-in.ts';

const alone = 40;
const atOnce = 20;
const askedEveryMs = 100;

async function took(what: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await what();
  return performance.now() - since;
}

function at(share: number, waits: readonly number[]): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Returns the median response time of another user's requests for a page while `goesOn` runs. */
async function waited(client: Client, goesOn: () => Promise<void>): Promise<number> {
  const ended = new AbortController();
  const waits: number[] = [];
  const asking = (async () => {
    for await (const _ of every(askedEveryMs)) {
      if (ended.signal.aborted) return;
      waits.push(await took(() => client.opportunities.list({ query: { perPage: 25 } })));
    }
  })();
  await goesOn();
  ended.abort();
  await asking;
  return at(0.5, waits);
}

const server = await startDemoServer();
try {
  const { tokenData } = await signInAt(server.url, 'anna.nowak@szansa.example', demoPassword);
  const client = createClient({ baseUrl: `${server.url}/api`, token: () => tokenData.accessToken });
  const { items } = await client.offers.list({ query: { perPage: 25 } });
  const pdfOf = (index: number) => {
    const offer = items[index % items.length];
    if (!offer) throw new Error('the demo agency has offers');
    return client.offers.previewPdf({ params: { id: offer.id } });
  };
  // the first PDF starts the worker thread
  await pdfOf(0);
  const waits: number[] = [];
  for (let index = 0; index < alone; index += 1) waits.push(await took(() => pdfOf(index)));
  console.log(`a PDF alone: ${at(0.5, waits).toFixed(0)} ms at p50, ${at(0.95, waits).toFixed(0)} ms at p95`);

  const before = await waited(client, () => pause(3000).then(() => undefined));
  let refused = 0;
  let last = 0;
  const meanwhile = await waited(client, async () => {
    last = await took(() =>
      Promise.all(
        Array.from({ length: atOnce }, async (_, index) => {
          try {
            await pdfOf(index);
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            refused += 1;
          }
        }),
      ),
    );
  });
  console.log(
    `${atOnce} at once: ${atOnce - refused} made, ${refused} refused, the last after ${last.toFixed(0)} ms`,
  );
  console.log(`a page of the list: ${before.toFixed(1)} ms before, ${meanwhile.toFixed(1)} ms meanwhile`);
} finally {
  await server.remove();
}
