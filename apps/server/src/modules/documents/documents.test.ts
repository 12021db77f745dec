import { hideFrom, refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let owner: SignedIn;
let other: SignedIn;
let id: string;
let offerId: string;

beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  other = await server.signIn('worker2@test.example');
  const customer = await owner.client.customers.create({
    body: { firstName: 'Łucja', lastName: 'Żółć-Gęślą', taxIdNumber: '9991396066', emails: ['l@a.example'] },
  });
  id = (await owner.client.opportunities.create({ body: { customerId: customer.id } })).id;
  const offer = await owner.client.offers.create({
    params: { id },
    body: {
      offerType: 'leasing',
      vehicleInfo: { manufacturer: 'Škoda', model: 'Octavia', grossCatalogPrice: '123000', discount: '7' },
      vehicleValue: '100000',
      initialPayment: '10000',
      numberOfInstallments: 36,
      monthlyAmount: '2500.50',
      buyoutPrice: '1000',
    },
  });
  offerId = offer.id;
});
afterAll(() => server.close());

const upload = (who: SignedIn, files: File[]) =>
  who.client.documents.upload({ params: { id }, body: { type: 'agreement' }, files });

const opened = async (blob: Blob) => getDocument({ data: new Uint8Array(await blob.arrayBuffer()) }).promise;

async function wordsOf(blob: Blob): Promise<string> {
  const pdf = await opened(blob);
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  return texts
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
}

describe('documents', () => {
  it('are added with their type and found newest first [S3.16]', async () => {
    await upload(owner, [new File(['a'], 'umowa.txt'), new File(['b'], 'aneks.txt')]);
    const found = await other.client.documents.listOfOpportunity({ params: { id } });
    expect(found.map(({ name }) => name)).toEqual(['aneks.txt', 'umowa.txt']);
    expect(found[0]).toMatchObject({
      type: 'agreement',
      createdBy: { id: owner.userId },
      can: { open: true, remove: false },
    });
  });

  it('are added by the owner alone', async () => {
    await expect(upload(other, [new File(['a'], 'a.txt')])).rejects.toEqual(
      refusal('opportunity_not_yours', 403),
    );
  });

  it.each([
    ['a page in disguise', new File(['<html><script>alert(1)</script></html>'], 'a.txt'), 'file_type', 415],
    ['nothing', new File([], 'pusty.txt'), 'file_empty', 422],
    ['a program', new File([new Uint8Array([0x7f, 0x45, 0x4c, 0x46])], 'a.pdf'), 'file_type', 415],
  ] as const)('refuse %s', async (_, file, code, status) => {
    await expect(upload(owner, [file])).rejects.toEqual(refusal(code, status));
  });

  it('leave with their file', async () => {
    const [document] = await upload(owner, [new File(['x'], 'zbędny.txt')]);
    await owner.client.documents.remove({ params: { id: document?.id ?? '' } });
    await expect(owner.client.files.download({ params: { id: document?.file.id ?? '' } })).rejects.toEqual(
      refusal('not_found', 404),
    );
  });

  it('leave once, however many remove them at the same time', async () => {
    const [document] = await upload(owner, [new File(['x'], 'raz.txt')]);
    const params = { id: document?.id ?? '' };
    const removals = await Promise.allSettled(
      [1, 2, 3, 4].map(() => owner.client.documents.remove({ params })),
    );
    expect(removals.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    const reasons = removals.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(reasons).toEqual([1, 2, 3].map(() => refusal('not_found', 404)));
    const events = await server.db
      .selectFrom('timelineEvent')
      .select('data')
      .where('type', '=', 'document_removed')
      .execute();
    expect(events.filter(({ data }) => 'name' in data && data.name === 'raz.txt')).toHaveLength(1);
  });
});

describe('the offer’s PDF', () => {
  it("has the screen's texts and numbers in Polish, net and gross, with every Polish letter [S1.13]", async () => {
    const { blob, filename } = await owner.client.offers.previewPdf({ params: { id: offerId } });
    const words = await wordsOf(blob);
    expect(filename).toMatch(/^Oferta \d+\.pdf$/);
    for (const expected of [
      'Oferta leasingu',
      'Łucja Żółć-Gęślą',
      'NIP 999-139-60-66',
      'Škoda Octavia',
      'Opłata wstępna',
      '10 000,00 zł',
      '12 300,00 zł',
      '2 500,50 zł',
      '101 018,00 zł',
      'Wanda Łoś',
    ]) {
      expect(words).toContain(expected);
    }
  });

  it('adds up its gross column', async () => {
    const words = await wordsOf((await owner.client.offers.previewPdf({ params: { id: offerId } })).blob);
    // 36 × 3 075,62 + 12 300,00 + 1 230,00
    expect(words).toContain('124 252,32 zł');
  });

  it('is in English when requested', async () => {
    const query = { language: 'en' as const };
    const { blob, filename } = await owner.client.offers.previewPdf({ params: { id: offerId }, query });
    expect(filename).toMatch(/^Offer \d+\.pdf$/);
    expect(await wordsOf(blob)).toContain('Monthly instalment');
    const { info } = await (await opened(blob)).getMetadata();
    expect(info).toMatchObject({ Language: 'en' });
  });

  it('is saved to the opportunity and its history [S2.16]', async () => {
    const saved = await owner.client.offers.savePdf({ params: { id: offerId }, body: { language: 'pl' } });
    expect(saved).toMatchObject({ type: 'offer_pdf', offerId, file: { mime: 'application/pdf' } });
    const { blob } = await other.client.files.download({ params: { id: saved.file.id } });
    expect(await wordsOf(blob)).toContain('Oferta leasingu');
    const { items } = await owner.client.opportunities.timeline({ params: { id } });
    expect(items[0]).toMatchObject({ type: 'pdf_saved', data: { name: saved.name } });
  });

  it('leaves out what is hidden from the reader', async () => {
    const { client, userId } = await server.signIn('reports@test.example');
    await server.db
      .insertInto('userExcludedField')
      .values([
        { userId, field: 'customer.taxIdNumber' },
        { userId, field: 'vehicle.discount' },
      ])
      .execute();
    await server.platform.sessions.refresh({ db: server.db, afterCommit: (task) => task() }, { userId });
    const params = { id: offerId };
    const before = await wordsOf((await owner.client.offers.previewPdf({ params })).blob);
    expect(before).toContain('Rabat');
    const words = await wordsOf((await client.offers.previewPdf({ params })).blob);
    expect(words).not.toContain('Rabat');
    expect(words).toContain('Łucja Żółć-Gęślą');
    expect(words).not.toContain('999-139-60-66');
  });

  it('once saved is opened only by users who may see all that it contains', async () => {
    const savedBy = (who: SignedIn) =>
      who.client.offers.savePdf({ params: { id: offerId }, body: { language: 'pl' } });
    const whole = await savedBy(owner);
    const open = async ({ client }: SignedIn, document: typeof whole) => {
      const listed = await client.documents.listOfOpportunity({ params: { id } });
      const { blob } = await client.files.download({ params: { id: document.file.id } });
      return [
        listed.find((one) => one.id === document.id)?.can.open,
        (await wordsOf(blob)).includes('Rabat'),
      ];
    };
    const refused = refusal('document_hidden', 403);
    expect(await open(other, whole)).toEqual([true, true]);

    await hideFrom(server, owner, 'vehicle.discount');
    await expect(open(owner, whole)).rejects.toEqual(refused);
    const [listed] = await owner.client.documents.listOfOpportunity({ params: { id } });
    expect(listed).toMatchObject({ id: whole.id, can: { open: false, remove: true } });
    const bare = await savedBy(owner);
    expect(await open(owner, bare)).toEqual([true, false]);
    await hideFrom(server, other, 'vehicle.discount');
    expect(await open(other, bare)).toEqual([true, false]);
    await hideFrom(server, other, 'customer.taxIdNumber');
    await expect(open(other, bare)).rejects.toEqual(refused);
  });
});
