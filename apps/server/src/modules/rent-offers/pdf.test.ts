import { languages } from '@szansa/domain/account';
import { rentOfferSheet } from '@szansa/domain/language';
import { rentOfferFields } from '@szansa/domain/rent-offer';
import { hideFrom, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { png } from '../agency/test-images.ts';
import { addCustomer, openOpportunity } from '../opportunities/test-deals.ts';
import { shortRent, wholeRent } from './test-rent-offers.ts';

let server: TestServer;
let owner: SignedIn;
let colleague: SignedIn;
let id: string;
beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  colleague = await server.signIn('worker2@test.example');
  const admin = await server.signIn('admin@test.example');
  const { version } = await admin.client.agency.get();
  await admin.client.agency.update({
    body: {
      version,
      changes: { name: 'Żuraw Leasing', accentColor: '#8b0000', pdfFooter: 'KRS 0000123456' },
    },
  });
  const { version: named } = await admin.client.agency.get();
  const files = [new File([png(300, 80)], 'a.png')];
  await admin.client.agency.saveLogo({ query: { version: named }, files });
  ({ id } = await openOpportunity(server, owner, { customerId: await addCustomer(server) }));
});
afterAll(() => server.close());

const saved = (body: typeof wholeRent, who = owner) => who.client.rentOfferPdfs.create({ body });
const filed = (body: typeof wholeRent) => saved({ ...body, customerFileId: id });

/** The pages of a rent offer's PDF: their words, and what is drawn. */
async function pagesOf(rent: string, language: 'pl' | 'en', who = owner) {
  const { blob } = await who.client.rentOfferPdfs.previewPdf({ params: { id: rent }, query: { language } });
  const pdf = await getDocument({ data: new Uint8Array(await blob.arrayBuffer()), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const { fnArray, argsArray } = await page.getOperatorList();
      const words = items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number }]
          : [],
      );
      return {
        words,
        text: plain(words.map(({ text }) => text).join(' ')),
        images: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
        colors: fnArray.flatMap((operation, at) =>
          operation === OPS.setFillRGBColor ? [String((argsArray[at] as unknown[])[0])] : [],
        ),
      };
    }),
  );
}

type Pages = Awaited<ReturnType<typeof pagesOf>>;

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Returns the texts on the row of a label, from the left. */
function lineOf({ words }: Pages[number], label: string): string[] {
  const at = words.find(({ text }) => text === label);
  return words
    .filter(({ x, y }) => at !== undefined && Math.abs(y - at.y) < 2 && x > at.x)
    .toSorted((one, other) => one.x - other.x)
    .map(({ text }) => plain(text));
}

describe.each(languages)('the PDF in %s', (language) => {
  it.each([
    ['as little as there may be', shortRent],
    ['all there is', wholeRent],
  ] as const)(
    'with %s has the words and numbers of the screen, on one page [S1.13, S2.16]',
    async (_, body) => {
      const answer = await filed(body);
      const [page, ...more] = await pagesOf(answer.id, language);
      expect(more).toEqual([]);
      if (!page) throw new Error('There is no page');
      const { sellValue = null } = answer;
      const sheet = rentOfferSheet({ ...rentOfferFields({ ...answer, sellValue }) }, language);
      for (const { label, net, gross } of sheet.amounts) {
        expect([label, ...lineOf(page, label)]).toEqual([label, plain(net), plain(gross)]);
      }
      for (const { label, value } of [...sheet.terms, ...sheet.carLines]) {
        expect([label, lineOf(page, label)]).toEqual([label, expect.arrayContaining([plain(value)])]);
      }
      for (const { label, value: answered } of sheet.services) {
        expect([label, lineOf(page, label)[0]]).toEqual([label, answered]);
      }
      expect(page.text).toContain(sheet.title);
      expect(page.text).toContain(sheet.headings.net);
      expect(page.text).toContain(sheet.headings.gross);
    },
  );
});

describe('the PDF', () => {
  it('has the agency’s logo, colour, name and footer, and Polish letters to be copied out', async () => {
    const { id: rent } = await filed(wholeRent);
    const [page] = await pagesOf(rent, 'pl');
    expect(page?.images).toBe(1);
    expect(page?.colors).toContain('#8b0000');
    for (const part of ['Żuraw Leasing', 'KRS 0000123456', 'Łucja Gęślą i Spółka', 'Czerwień Żółwia']) {
      expect(page?.text).toContain(part);
    }
    expect(page?.text).toMatch(/Nr sprawy: \d+/);
  });

  it('has amounts counted by hand: 24 fees, the initial payment and the buy-out', async () => {
    const { id: rent } = await filed(wholeRent);
    const [page] = await pagesOf(rent, 'pl');
    // 24 × 2 345,67 + 12 000,55 + 54 321,99 = 122 618,62; gross 24 × 2 885,17 + 14 760,68 + 66 816,05 = 150 820,81
    expect(page?.text).toContain('122 618,62 zł 150 820,81 zł');
    expect(page?.text).toContain('50 000 km (25 000 km rocznie)');
  });

  it('RO4 leaves the limit out while it is not to be shown', async () => {
    const { id: rent } = await filed({ ...wholeRent, displayMileage: false });
    const [page] = await pagesOf(rent, 'pl');
    expect(page?.text).not.toContain('Limit kilometrów');
  });

  it('of no opportunity names its author, and no case', async () => {
    const { id: rent } = await saved(shortRent);
    const [page] = await pagesOf(rent, 'en', colleague);
    expect(page?.text).toContain('worker@test.example');
    expect(page?.text).not.toContain('Case no.');
  });

  it('stays on one page with the longest texts there may be', async () => {
    const { id: rent } = await filed({
      ...wholeRent,
      clientTitle: 'Bardzo długa nazwa '.repeat(6).trim(),
      carBrandAndModel: 'Wyjątkowo długi model '.repeat(5).trim(),
      carVersionAndEngine: 'Wersja i silnik '.repeat(9).trim(),
      carVariant: 'Wariant i pakiet '.repeat(9).trim(),
      additionalInformation: Array.from({ length: 750 }, (_, line) => line % 10).join('\n'),
    });
    const pages = await pagesOf(rent, 'pl');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain('0 · 1 · 2');
  });

  it('leaves out fields hidden from its author, and a reader who may not see a field cannot open a PDF with it', async () => {
    const { id: rent } = await filed(wholeRent);
    const { id: documentId } = await owner.client.rentOfferPdfs.savePdf({
      params: { id: rent },
      body: { language: 'pl' },
    });
    await hideFrom(server, colleague, 'rent_offer_pdf.sellValue');
    const [page] = await pagesOf(rent, 'pl', colleague);
    expect(page?.text).not.toContain('98 765,43');
    expect(page?.text).not.toContain('Wartość sprzedaży');
    const documents = await colleague.client.documents.listOfOpportunity({ params: { id } });
    expect(documents.find((one) => one.id === documentId)).toMatchObject({
      type: 'offer_pdf',
      name: expect.stringMatching(/^Oferta najmu \d+\.pdf$/),
      can: { open: false },
    });
  });
});
