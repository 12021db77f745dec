/**
 * `node bench/car-pictures.ts`: saves an offer of a car with 10 variants and 40 phone pictures in one request. Prints
 * the duration of that request, and the longest response time of another user's requests for a page of the list before
 * it, during it, and while the sizes of the pictures are generated.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { createClient, type Client, type Endpoints, type Input } from '@szansa/api-client/client';

import { demoPassword, startDemoServer } from '../tests/demo-server.ts';
import { signInAt } from '../tests/sign-in.ts';
import { startColleague, type Waits } from './pictures/colleague-process.ts';
import { phonePictures } from './pictures/phone-pictures.ts';

type Variant = Input<Endpoints['carOffers']['create']>['body']['offer']['variants'][number];

const variants = 10;
const pictures = 40;

interface Watched<Result> {
  readonly result: Result;
  readonly waits: Waits;
}

/** Returns the response times that the `colleague` process has measured since the previous call. */
async function told(colleague: ChildProcess): Promise<Waits> {
  colleague.send('tell');
  const [waits] = (await once(colleague, 'message')) as [Waits];
  return waits;
}

/** Runs `goesOn` and returns the response times of another user's requests during it. */
async function watched<Result>(
  colleague: ChildProcess,
  goesOn: () => Promise<Result>,
): Promise<Watched<Result>> {
  await told(colleague);
  const result = await goesOn();
  return { result, waits: await told(colleague) };
}

/** Returns variants of an existing car offer, each with its share of the pictures, and the fields of the car. */
async function offered(client: Client) {
  const { items } = await client.carOffers.list({ query: { perPage: 10 } });
  const [row] = items;
  if (!row) throw new Error('the demo has no cars');
  const {
    brand,
    model,
    carVersion,
    variants: kept,
  } = await client.carOffers.get({
    params: { id: row.carOfferId },
  });
  const [example] = kept;
  if (!example?.carAvailability || !example.carColor || !example.dealer) throw new Error('no whole variant');
  const { carAvailability, carColor, dealer, ...fields } = example;
  const said = {
    availability: fields.availability,
    catalogPrice: fields.catalogPrice,
    availabilityCount: fields.availabilityCount,
    year: fields.year,
    prodTime: fields.prodTime,
    carCondition: fields.carCondition,
    mileage: fields.mileage,
    firstRegistration: fields.firstRegistration,
    realAvailabilityDate: fields.realAvailabilityDate,
    showAvailabilityInformation: fields.showAvailabilityInformation,
  };
  const share = pictures / variants;
  const all = Array.from({ length: variants }, (_variant, index): Variant => ({
    ...said,
    id: crypto.randomUUID(),
    carAvailabilityId: carAvailability.id,
    carColorId: carColor.id,
    dealerId: dealer.id,
    catalogDiscountPrice: null,
    equipment: [],
    uploadedSpecificationFile: null,
    removeSpecificationFile: false,
    images: Array.from({ length: share }, (_image, order) => ({
      id: crypto.randomUUID(),
      imageType: 'exterior',
      order,
      imageFile: index * share + order,
      alt: null,
      crop: null,
    })),
  }));
  return { brandId: brand.id, modelId: model.id, versionId: carVersion.id, variants: all };
}

/** Waits until all sizes of all pictures of an offer are generated. */
async function sizesMade(client: Client, id: string): Promise<void> {
  for (;;) {
    const offer = await client.carOffers.get({ params: { id } });
    if (offer.variants.every(({ images }) => images.every(({ isReady }) => isReady))) return;
    await pause(1000);
  }
}

/** Waits until the picture sizes of the demo cars are generated. */
async function demoMade(client: Client): Promise<void> {
  const { items } = await client.carOffers.list({ query: { perPage: 100 } });
  for (const id of new Set(items.map(({ carOfferId }) => carOfferId))) await sizesMade(client, id);
}

const server = await startDemoServer();
try {
  const { tokenData } = await signInAt(server.url, 'admin@szansa.example', demoPassword);
  const client = createClient({ baseUrl: `${server.url}/api`, token: () => tokenData.accessToken });
  await demoMade(client);
  const offer = await offered(client);
  const files = await phonePictures(pictures);
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024;
  const colleague = await startColleague(server.url, tokenData.accessToken);
  const alone = await watched(colleague, () => pause(5000));
  const saving = await watched(colleague, async () => {
    const since = performance.now();
    const { id } = await client.carOffers.create({ body: { offer }, files });
    return { id, seconds: (performance.now() - since) / 1000 };
  });
  const making = await watched(colleague, async () => {
    const since = performance.now();
    await sizesMade(client, saving.result.id);
    return (performance.now() - since) / 1000;
  });
  colleague.kill();
  const said = ({ longest, median }: Waits) =>
    `${median.toFixed(0)} ms, the longest ${longest.toFixed(0)} ms`;
  console.log(
    `${variants} variants, ${pictures} pictures of 12 megapixels, ${megabytes.toFixed(0)} MB in all:`,
  );
  console.log(`  saved in ${saving.result.seconds.toFixed(2)} s (goal: under 5)`);
  console.log(`  all sizes made in ${making.result.toFixed(0)} s more`);
  console.log(`  a page of the list alone         ${said(alone.waits)}`);
  console.log(`  while the offer is saved         ${said(saving.waits)} (goal: at most 100)`);
  console.log(`  while the sizes are made         ${said(making.waits)}`);
} finally {
  await server.remove();
}
