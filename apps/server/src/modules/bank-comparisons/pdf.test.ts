import { shownComparison } from '@szansa/domain/bank-comparison';
import { comparisonWords } from '@szansa/domain/language';
import { languages } from '@szansa/domain/account';
import { giveRights, revokeRights, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { png } from '../agency/test-images.ts';
import { openOpportunity } from '../opportunities/test-deals.ts';
import { costedBanks, costliestBanks, fourBanks, fourRents, twoBanks, twoRents } from './test-comparisons.ts';

let server: TestServer;
let owner: SignedIn;
let id: string;
beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
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
  const customer = await owner.client.customers.create({
    body: { firstName: 'Łucja', lastName: 'Żółć-Gęślą', emails: ['l@a.example'] },
  });
  ({ id } = await openOpportunity(server, owner, { customerId: customer.id }));
});
afterAll(() => server.close());

async function saved(body: Parameters<typeof owner.client.bankComparisonPdfs.create>[0]['body']) {
  return owner.client.bankComparisonPdfs.create({ params: { id }, body });
}

/** The pages of a comparison's PDF: their words in lines, from the top, and what is drawn. */
async function pagesOf(comparison: string, language: 'pl' | 'en') {
  const { blob } = await owner.client.bankComparisonPdfs.previewPdf({
    params: { id: comparison },
    query: { language },
  });
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
        text: words
          .map(({ text }) => text)
          .join(' ')
          .replaceAll(/[\u00a0\u202f]/g, ' '),
        images: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
        colors: fnArray.flatMap((operation, at) =>
          operation === OPS.setFillRGBColor ? [String((argsArray[at] as unknown[])[0])] : [],
        ),
      };
    }),
  );
}

type Pages = Awaited<ReturnType<typeof pagesOf>>;
type Answer = Awaited<ReturnType<typeof saved>>;

/** What the screen shows of each row, by the same functions it calls. */
function shownOn(answer: Answer, language: 'pl' | 'en') {
  const words = comparisonWords(language);
  const { rows } = shownComparison(answer);
  return rows.map(({ name, unit, cells }) => ({
    label: words.row(name, unit),
    values: cells.map(
      ({ value, paid }) => `${words.value(value, name, unit)}${(paid && words.cost.mark[paid]) ?? ''}`,
    ),
  }));
}

/** Returns the text rows that start with a label, as often as they occur on the page. */
function linesOf({ words }: Pages[number], label: string): string[] {
  const begin = words.filter(({ x }) => x < 60);
  return begin
    .filter(({ text }) => label.startsWith(text.trim()) && text.trim() !== '')
    .map(({ y }) =>
      words
        .filter((word) => Math.abs(word.y - y) < 2 && word.x >= 200)
        .toSorted((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(' '),
    );
}

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f*]/g, '').replaceAll('−', '-');

describe.each(languages)('the PDF in %s', (language) => {
  it.each([
    ['two banks', twoBanks],
    ['four banks with all there is', fourBanks],
    ['two banks with costs', costedBanks],
    ['four banks with as many costs as they name', costliestBanks],
    ['four rents with all there is', fourRents],
  ] as const)('of %s has the numbers of the screen to the grosz, on one page [S1.13]', async (_, body) => {
    const answer = await saved(body);
    const [page, ...more] = await pagesOf(answer.id, language);
    expect(more).toEqual([]);
    const rows = shownOn(answer, language);
    expect(rows.length).toBeGreaterThan(15);
    for (const { label, values } of rows) {
      const found = page ? linesOf(page, label).map(plain) : [];
      expect({ label, found }).toEqual({ label, found: expect.arrayContaining([plain(values.join(''))]) });
    }
  });
});

describe('the PDF', () => {
  it('has the agency’s logo, colour, name and footer', async () => {
    const { id: comparison } = await saved(twoBanks);
    const [page] = await pagesOf(comparison, 'pl');
    expect(page?.images).toBe(1);
    expect(page?.colors).toContain('#8b0000');
    expect(page?.text).toContain('Żuraw Leasing');
    expect(page?.text).toContain('KRS 0000123456');
  });

  it('has its Polish letters to be copied out, and the promoted bank first', async () => {
    const { id: comparison } = await saved(fourBanks);
    const [page] = await pagesOf(comparison, 'pl');
    for (const part of [
      'Łucja Żółć-Gęślą',
      'Porównanie ofert leasingu',
      'Wykup, netto',
      'Škoda Octavia Combi',
    ]) {
      expect(page?.text).toContain(part);
    }
    const at = (name: string) => page?.words.find(({ text }) => text.includes(name))?.x ?? 0;
    const banks = ['Żubr Finanse', 'Bank Łąka', 'Ćma', 'Ósmy Bank'];
    expect(banks.map(at)).toEqual(banks.map(at).toSorted((one, other) => one - other));
    expect(page?.text).toContain('* Oferta nie podaje opłaty wstępnej');
    expect(page?.text).toContain('(limit dla auta: 100 000 zł)');
    expect(page?.text).toContain('Pogrubione wartości różnią się od najlepszej oferty.');
  });

  it('of rents states what they were counted on, and has neither rate nor buy-out', async () => {
    const { id: comparison } = await saved(twoRents);
    const [polish] = await pagesOf(comparison, 'pl');
    for (const part of ['Porównanie ofert najmu', 'okres 24 mies., 20 000 km rocznie', 'wynajmujący']) {
      expect(polish?.text).toContain(part);
    }
    for (const part of ['Wykup', 'Stopa', 'Oprocentowanie', 'Składka GAP', 'leasing']) {
      expect(polish?.text).not.toContain(part);
    }
    const own = await saved(fourRents);
    const [chosen] = await pagesOf(own.id, 'pl');
    expect(chosen?.text).toContain('okres 36 mies., 15 000 km rocznie');
    expect(chosen?.text).toContain('Zwrot za niewykorzystany kilometr, netto');
    const [english] = await pagesOf(comparison, 'en');
    expect(english?.text).toContain('Comparison of rent offers');
    expect(english?.text).toContain('a term of 24 months, 20,000 km a year');
  });

  it('states which costs are in the instalment, and which only some banks name', async () => {
    const { id: comparison } = await saved(costedBanks);
    const [polish] = await pagesOf(comparison, 'pl');
    for (const part of [
      'Koszty dodatkowe, za cały okres umowy',
      'Ubezpieczenie OC/AC, zw. z VAT',
      '9 000,00 zł w racie',
      '9 540,00 zł poza ratą',
      'Opłata przygotowawcza, netto',
      'Stopa efektywna roczna z kosztami',
      'w tym z kosztów, netto',
      'Nie każda oferta podaje koszty: Opłata przygotowawcza, Żółte tablice – przyjęto, że pozostałe ich nie mają.',
      'Nie każda oferta podaje koszty: Ubezpieczenie GAP – na wspólnych warunkach nie są liczone u nikogo.',
    ]) {
      expect(polish?.text).toContain(part);
    }
    const [english] = await pagesOf(comparison, 'en');
    for (const part of ['Car insurance, VAT-exempt', '9,000.00 zł in instalment', 'Żółte tablice, net']) {
      expect(english?.text).toContain(part);
    }
    const [plainOne] = await pagesOf((await saved(twoBanks)).id, 'pl');
    expect(plainOne?.text).not.toContain('Koszty');
  });

  it('stays on one page with all an agency prints and the longest names there may be', async () => {
    const admin = await server.signIn('admin@test.example');
    const { version } = await admin.client.agency.get();
    const changes = {
      taxIdNumber: '9991000111',
      street: 'ul. Źródlana 3',
      postCode: '00-590',
      city: 'Łódź',
      phone: '+48221234567',
      pdfFooter: Array.from({ length: 250 }, (_, line) => line % 10).join('\n'),
    };
    await admin.client.agency.update({ body: { version, changes } });
    const quotes = costliestBanks.quotes.map((one) => ({
      ...one,
      bankName: 'Wyjątkowo długa nazwa banku '.repeat(4).trim(),
      initialPayment: null,
      buyoutPrice: null,
      due: null,
    }));
    const { id: comparison } = await saved({
      ...fourBanks,
      quotes,
      title: 'Bardzo długi opis '.repeat(6).trim(),
    });
    const pages = await pagesOf(comparison, 'pl');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain('0 · 1 · 2');
  });

  it('leaves out what its switches hide [S2.16]', async () => {
    const all = await saved(twoBanks);
    const [whole] = await pagesOf(all.id, 'pl');
    for (const shown of ['Suma opłat, netto', 'Oprocentowanie', 'Składka GAP', '2 345,67']) {
      expect(whole?.text).toContain(shown);
    }
    const { id: comparison } = await saved({
      ...twoBanks,
      displaySumOfPayments: false,
      displayIntrestRateType: false,
      displayGapPrice: false,
    });
    const [page] = await pagesOf(comparison, 'pl');
    for (const hidden of ['Suma opłat', 'Oprocentowanie', 'Składka GAP', '2 345,67', 'pkt proc.']) {
      expect(page?.text).not.toContain(hidden);
    }
  });
});

describe('a bank of the directory', () => {
  it('appears with its logo and colour, and without them for a user who may not read the directory', async () => {
    const bank = await owner.client.banks.create({
      body: { name: 'Źródło Leasing Polska S.A.', shortName: 'źródło leasing', color: '#123456' },
    });
    await owner.client.banks.saveLogo({
      params: { id: bank.id },
      query: { version: bank.version },
      files: [new File([png(120, 60)], 'logo.png')],
    });
    const name = ['Źródło Leasing', 'Bank Łąka'];
    expect(await owner.client.banks.named({ query: { name } })).toEqual([
      { name: 'Źródło Leasing', color: '#123456', logo: expect.objectContaining({ mime: 'image/png' }) },
    ]);
    const comparison = await saved(twoBanks);
    const drawn = async () => {
      const [page] = await pagesOf(comparison.id, 'pl');
      return { images: page?.images, hasColor: page?.colors.includes('#123456') };
    };
    // beside the agency's own
    expect(await drawn()).toEqual({ images: 2, hasColor: true });
    await revokeRights(server, 'WORKER', 'bank.get');
    try {
      expect(await drawn()).toEqual({ images: 1, hasColor: false });
    } finally {
      await giveRights(server, 'WORKER', 'bank.get');
    }
  });
});
