import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jpeg, png } from '../agency/test-images.ts';
import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let admin: SignedIn;
let offerId: string;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  const owner = await server.signIn('worker@test.example');
  const { id } = await openOpportunity(server, owner);
  const body = { offerType: 'leasing' as const, vehicleValue: '100000', monthlyAmount: '2500' };
  offerId = (await owner.client.offers.create({ params: { id }, body })).id;
});
afterAll(() => server.close());

async function change(changes: Parameters<typeof admin.client.agency.update>[0]['body']['changes']) {
  const { version } = await admin.client.agency.get();
  await admin.client.agency.update({ body: { version, changes } });
}

interface Word {
  readonly text: string;
  /** Points from the page's lower edge. */
  readonly y: number;
}

interface PdfPage {
  readonly words: readonly Word[];
  readonly images: number;
  readonly colors: readonly string[];
}

/** Returns the content of each page of the offer's PDF. */
async function pages(): Promise<PdfPage[]> {
  const { blob } = await admin.client.offers.previewPdf({ params: { id: offerId } });
  const pdf = await getDocument({ data: new Uint8Array(await blob.arrayBuffer()), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const { fnArray, argsArray } = await page.getOperatorList();
      return {
        words: items.flatMap((item) =>
          'str' in item && item.str.trim() !== '' ? [{ text: item.str, y: item.transform[5] as number }] : [],
        ),
        images: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
        colors: fnArray.flatMap((operation, at) =>
          operation === OPS.setFillRGBColor ? [String((argsArray[at] as unknown[])[0])] : [],
        ),
      };
    }),
  );
}

const textOf = ({ words }: PdfPage) => words.map(({ text }) => text).join(' ');

/** What a change of the logo names: the settings as they are. */
async function readNow() {
  const { version } = await admin.client.agency.get();
  return { query: { version } };
}

describe('the agency in an offer’s PDF', () => {
  it('has its name, address and numbers', async () => {
    await change({
      name: 'Żuraw Leasing',
      taxIdNumber: '9991000111',
      street: 'ul. Źródlana 3',
      postCode: '00-590',
      city: 'Łódź',
      phone: '+48221234567',
    });
    const [first] = await pages();
    const text = first ? textOf(first).replaceAll('\u00a0', ' ') : '';
    for (const part of ['Żuraw Leasing', 'ul. Źródlana 3, 00-590 Łódź', '999-100-01-11']) {
      expect(text).toContain(part);
    }
  });

  it('has its footer at the foot of every page, above nothing else', async () => {
    await change({ pdfFooter: 'Żuraw Leasing sp. z o.o.\nKRS 0000123456' });
    const found = await pages();
    expect(found.length).toBeGreaterThan(0);
    for (const { words } of found) {
      const own = words.filter(({ text }) => /Żuraw Leasing sp\.|KRS 0000123456/.test(text));
      expect(own).toHaveLength(2);
      const highest = Math.max(...own.map(({ y }) => y));
      expect(highest).toBeLessThan(90);
      const small = /Kalkulacja|wniosku/;
      const within = words.filter(
        ({ text, y }) => y <= highest + 8 && !own.some((word) => word.text === text),
      );
      expect(within.filter(({ text }) => !small.test(text)).map(({ text }) => text)).toEqual([]);
    }
  });

  it('leaves room for the longest footer there may be', async () => {
    await change({ pdfFooter: Array.from({ length: 250 }, (_, line) => line % 10).join('\n') });
    const [first, ...more] = await pages();
    expect(more).toEqual([]);
    expect(first && textOf(first)).toContain('0 · 1 · 2');
    await change({ pdfFooter: null });
  });

  it('has its logo at the top, whatever of the two kinds it is', async () => {
    const [without] = await pages();
    for (const [bytes, name] of [
      [png(300, 80), 'a.png'],
      [png(40, 400), 'a.png'],
      [jpeg, 'a.jpg'],
    ] as const) {
      await admin.client.agency.saveLogo({ ...(await readNow()), files: [new File([bytes], name)] });
      const [first, ...more] = await pages();
      expect(first?.images).toBe(1);
      expect(more).toEqual([]);
      expect(first?.words.length).toBe(without?.words.length);
    }
  });

  it('is made even from a logo that is damaged inside', async () => {
    const damaged = png(300, 80);
    damaged.fill(0, 50, 60);
    await admin.client.agency.saveLogo({ ...(await readNow()), files: [new File([damaged], 'a.png')] });
    const [first] = await pages();
    expect(first && textOf(first)).toContain('Żuraw Leasing');
    await admin.client.agency.removeLogo(await readNow());
  });

  it('writes in its colour where that can be read, and in ink where not', async () => {
    await change({ accentColor: '#8b0000' });
    expect((await pages())[0]?.colors).toContain('#8b0000');
    await change({ accentColor: '#ffe600' });
    const [light] = await pages();
    expect(light?.colors).not.toContain('#8b0000');
    expect(light && light.colors.filter((color) => color === '#ffe600')).toEqual([]);
  });
});
