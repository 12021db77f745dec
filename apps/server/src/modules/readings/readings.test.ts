import { hideFrom, refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { degraded } from '#adapters/reading/samples/degrade.ts';
import { textPdf } from '#adapters/reading/samples/draw.ts';
import { drawnPdf, privateQuote } from '#adapters/reading/samples/drawn-quotes.ts';
import { randomOf } from '#adapters/reading/samples/generator/random.ts';

let server: TestServer;
let owner: SignedIn;
let other: SignedIn;
let id: string;
let quote: Buffer<ArrayBuffer>;

beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  other = await server.signIn('worker2@test.example');
  const customer = await owner.client.customers.create({
    body: { lastName: 'Wzorcowa', emails: ['w@a.example'] },
  });
  id = (await owner.client.opportunities.create({ body: { customerId: customer.id } })).id;
  quote = await drawnPdf(privateQuote);
});
afterAll(() => server.close());

const start = (content: Buffer<ArrayBuffer> | string, name = 'oferta.pdf', who = owner) =>
  who.client.readings.create({ params: { id }, body: {}, files: [new File([content], name)] });

function ended(readingId: string, who = owner) {
  return vi.waitFor(
    async () => {
      const found = await who.client.readings.get({ params: { id: readingId } });
      expect(found.state).not.toBe('reading');
      return found;
    },
    { timeout: 30_000, interval: 50 },
  );
}

describe('a quote', () => {
  it('is read with places, rules and confidence, and writes nothing [S2.23]', async () => {
    const found = await ended((await start(quote)).id);
    expect(found).toMatchObject({ state: 'done', done: 1, total: 1, problem: null });
    expect(Object.fromEntries(found.values.map(({ field, value }) => [field, value]))).toEqual(
      privateQuote.expected,
    );
    expect(found.values.find(({ field }) => field === 'offer.monthlyAmount')).toMatchObject({
      words: '1 845,30',
      isCertain: true,
      rule: 'RD9',
      place: { page: 1, box: { width: expect.any(Number) } },
    });
    expect(await owner.client.offers.listOfOpportunity({ params: { id } })).toEqual([]);
  });

  it('that was scanned is recognised, and certain only where something proves it', async () => {
    const found = await ended((await start(Buffer.from(await degraded(quote, 'scan', randomOf(2))))).id);
    expect(found.pages).toMatchObject([{ source: 'scan' }]);
    expect(found.values).toContainEqual(
      expect.objectContaining({ field: 'offer.vehicleValue', value: '100000.00', isCertain: true }),
    );
    const open = found.values.filter(({ doubts }) => doubts.includes('scanned'));
    expect(open.every(({ isCertain }) => !isCertain)).toBe(true);
  }, 90_000);

  it('of another user is not found', async () => {
    const { id: readingId, file } = await start(quote);
    await expect(other.client.readings.get({ params: { id: readingId } })).rejects.toEqual(
      refusal('not_found', 404),
    );
    await expect(other.client.files.download({ params: { id: file.id } })).rejects.toEqual(
      refusal('not_found', 404),
    );
    await ended(readingId);
  });

  it('RD21 has no values of fields that are hidden from who had it read', async () => {
    await hideFrom(server, other, 'customer.personalIdNumber', 'customer.address');
    const customer = await other.client.customers.create({
      body: { lastName: 'Inny', emails: ['i@a.example'] },
    });
    const own = await other.client.opportunities.create({ body: { customerId: customer.id } });
    const started = await other.client.readings.create({
      params: { id: own.id },
      body: {},
      files: [new File([quote], 'oferta.pdf')],
    });
    const fields = (await ended(started.id, other)).values.map(({ field }) => field);
    expect(fields).toContain('customer.lastName');
    expect(fields).not.toContain('customer.personalIdNumber');
    expect(fields).not.toContain('customer.city');
  });

  it('is no longer read once it is cancelled', async () => {
    const { id: readingId, operationId } = await start(quote);
    await owner.client.operations.cancel({ params: { id: operationId } });
    expect(await ended(readingId)).toMatchObject({ state: 'stopped', problem: null, values: [] });
  });
});

describe('a file', () => {
  it('is refused while too many are pending', async () => {
    const started = await Promise.allSettled(Array.from({ length: 12 }, () => start(quote)));
    const refused = started.filter(({ status }) => status === 'rejected');
    expect(refused[0]).toMatchObject({ reason: refusal('unavailable', 503) });
    for (const one of started) if (one.status === 'fulfilled') await ended(one.value.id);
  }, 90_000);

  it('that is no PDF by its content is refused [S5.15]', async () => {
    await expect(start('zwykły tekst', 'oferta.txt')).rejects.toEqual(refusal('pdf_only', 415));
  });

  it.each([
    ['damaged', async () => Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}`)],
    ['encrypted', () => textPdf({ marks: [] }, { userPassword: 'tajne' })],
    ['too_many_pages', async () => manyPages(500)],
  ] as const)('that is %s stops with its reason [S8.14]', async (problem, content) => {
    const found = await ended((await start(Buffer.from(await content()))).id);
    expect(found).toMatchObject({ state: 'stopped', problem, values: [] });
    const [operation] = await owner.client.operations.list();
    expect(operation).toMatchObject({ state: 'failed', message: expect.stringContaining('lik') });
  });
});

/** A PDF of so many empty pages, written by hand. */
function manyPages(count: number): Buffer<ArrayBuffer> {
  const kids = Array.from({ length: count }, (_, index) => `${3 + index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF`);
}
