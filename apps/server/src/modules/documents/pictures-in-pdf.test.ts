import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { giveRights, revokeRights, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { testCars } from '../car-offers/test-cars.ts';
import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let cars: Awaited<ReturnType<typeof testCars>>;
let worker: SignedIn;
beforeAll(async () => {
  server = await testServer();
  cars = await testCars(server);
  ({ worker } = cars);
});
afterAll(() => server.close());

async function picture(background: string) {
  const drawing = sharp({ create: { width: 600, height: 400, channels: 3, background } });
  return new File([new Uint8Array(await drawing.jpeg().toBuffer())], 'auto.jpg');
}

const described = (alt: string, order: number) => ({
  id: crypto.randomUUID(),
  imageType: 'exterior' as const,
  order,
  imageFile: order,
  alt,
  crop: null,
});

/** An offer of an opportunity of a variant that has four pictures. */
async function offered() {
  const names = ['Z boku', 'Z przodu', 'Deska rozdzielcza', 'Bagażnik'];
  const variant = cars.variant({ images: names.map(described) });
  const files = await Promise.all(['#3366aa', '#aa3366', '#66aa33', '#888888'].map(picture));
  const { id } = await cars.create([variant], files);
  await vi.waitFor(
    async () => {
      const [shown] = (await cars.offerAs(cars.platformer, id)).variants;
      expect(shown?.images.map(({ isReady }) => isReady)).toEqual([true, true, true, true]);
    },
    { timeout: 30_000 },
  );
  await cars.activate(id);
  const { id: customerFileId } = await openOpportunity(server, worker);
  const body = { customerFileId, offerType: 'leasing' as const };
  return worker.client.carOffers.offerVariant({ params: { id: variant.id }, body });
}

/** What the first page of an offer's PDF has, and how many there are. */
async function paper(offerId: string) {
  const { blob } = await worker.client.offers.previewPdf({ params: { id: offerId } });
  const pdf = await getDocument({ data: new Uint8Array(await blob.arrayBuffer()), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  return {
    pages: pdf.numPages,
    images: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
  };
}

const filesUnder = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

it('the first pictures of a variant are in the PDF of its offer, with what they show, on the same page', async () => {
  const { id } = await offered();
  const found = await paper(id);
  expect(found).toMatchObject({ pages: 1, images: 3 });
  for (const name of ['Z boku', 'Z przodu', 'Deska rozdzielcza']) expect(found.text).toContain(name);
  expect(found.text).not.toContain('Bagażnik');

  await revokeRights(server, 'WORKER', 'car_offer.get');
  try {
    expect(await paper(id)).toMatchObject({ pages: 1, images: 0 });
  } finally {
    await giveRights(server, 'WORKER', 'car_offer.get');
  }

  // pictures add no page: a long document is without them
  const agency = await (await server.signIn('admin@test.example')).client.agency.get();
  const footer = Array.from({ length: 6 }, (_, line) => `${line} ${'stopka '.repeat(150)}`).join('\n');
  const row = server.db.updateTable('agency').set({ pdfFooter: footer });
  await row.execute();
  expect(await paper(id)).toMatchObject({ images: 0 });
  await server.db.updateTable('agency').set({ pdfFooter: agency.pdfFooter }).execute();

  const folder = path.join(server.dataDir, 'files');
  for (const { parentPath, name } of await filesUnder(folder)) await rm(path.join(parentPath, name));
  const without = await paper(id);
  expect(without).toMatchObject({ pages: 1, images: 0 });
  expect(without.text).toContain('Octavia');
}, 60_000);
