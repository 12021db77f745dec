import { PDFDocument } from '@cantoo/pdf-lib';
import { warsawDay } from '@szansa/domain/shared';
import { formatDate } from '@szansa/domain/language';
import { hideFrom, refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import { openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
let bankId: string;
let customerFileId: string;
let templateId: string;

async function formOf(...names: readonly string[]): Promise<File> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  names.forEach((name, index) =>
    document
      .getForm()
      .createTextField(name)
      .addToPage(page, { x: 20, y: 700 - index * 40 }),
  );
  return new File([await document.save()], 'Wniosek.pdf', { type: 'application/pdf' });
}

async function addTemplate(file: File): Promise<string> {
  const [template] = await worker.client.documentTemplates.upload({ params: { id: bankId }, files: [file] });
  return template?.id ?? '';
}

beforeAll(async () => {
  ({ server, worker, colleague, admin } = await testAgency());
  bankId = (await worker.client.banks.create({ body: { name: 'Bank z formularzem' } })).id;
  const opportunity = await openOpportunity(server, worker);
  customerFileId = opportunity.id;
  const { customer } = await worker.client.opportunities.get({ params: { id: customerFileId } });
  const known = await worker.client.customers.get({ params: { id: customer.id } });
  await worker.client.customers.update({
    params: { id: customer.id },
    body: {
      version: known.version,
      changes: { taxIdNumber: '9991000111', city: 'Łódź', emails: ['jan@przyklad.example'] },
    },
  });
  const contact = await worker.client.representatives.create({
    body: { firstName: 'Ewa', lastName: 'Lis', bankId },
  });
  await worker.client.offers.create({
    params: { id: customerFileId },
    body: {
      offerType: 'leasing',
      vehicleInfo: { manufacturer: 'Škoda', model: 'Octavia', grossCatalogPrice: '123000', discount: '10' },
      vehicleValue: '90000',
      numberOfInstallments: 36,
      monthlyAmount: '2500.50',
      bankRepresentativeId: contact.id,
    },
  });
  templateId = await addTemplate(
    await formOf('klient.nip', 'KLIENT_MIASTO', 'oferta rata', 'pojazd.cenaBrutto', 'dzisiaj', 'Podpis'),
  );
});
afterAll(() => server.close());

const fieldsFor = (who: SignedIn, id = templateId) =>
  who.client.documentTemplates.fields({ params: { id }, query: { customerFileId } });

const valuesIn = async (blob: Blob) => {
  const document = await PDFDocument.load(await blob.arrayBuffer());
  const fields = document.getForm().getFields();
  return Object.fromEntries(
    fields.map((field) => [
      field.getName(),
      document.getForm().getTextField(field.getName()).getText() ?? null,
    ]),
  );
};

const download = async (who: SignedIn) =>
  (await who.client.documentTemplates.filled({ params: { id: templateId }, query: { customerFileId } })).blob;

describe('a form of a bank', () => {
  it('states what its fields mean and what fills them, and which are unknown', async () => {
    const today = formatDate(warsawDay(new Date()), 'pl');
    expect(await fieldsFor(worker)).toEqual([
      { name: 'klient.nip', field: 'customer.taxIdNumber', value: '999-100-01-11' },
      { name: 'KLIENT_MIASTO', field: 'customer.city', value: 'Łódź' },
      {
        name: 'oferta rata',
        field: 'offer.monthlyAmount',
        value: expect.stringMatching(/^2.500,50.zł$/) as string,
      },
      {
        name: 'pojazd.cenaBrutto',
        field: 'vehicle.grossSellPrice',
        value: expect.stringMatching(/^110.700,00.zł$/) as string,
      },
      { name: 'dzisiaj', field: 'today', value: today },
      { name: 'Podpis', field: null, value: null },
    ]);
  });

  it('is filled with the same', async () => {
    const fields = await fieldsFor(worker);
    expect(await valuesIn(await download(worker))).toEqual(
      Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    );
  });

  it('is saved to the opportunity once, and opened by users who may see everything it contains', async () => {
    const body = { customerFileId, type: 'leasing_application' as const };
    const saved = await worker.client.documentTemplates.saveFilled({ params: { id: templateId }, body });
    expect(saved).toMatchObject({ name: 'Wniosek.pdf', type: 'leasing_application', can: { open: true } });
    await hideFrom(server, colleague, 'customer.taxIdNumber');
    const seen = await colleague.client.documents.listOfOpportunity({ params: { id: customerFileId } });
    expect(seen).toMatchObject([{ id: saved.id, can: { open: false } }]);
    await expect(colleague.client.files.download({ params: { id: saved.file.id } })).rejects.toEqual(
      refusal('document_hidden', 403),
    );
  });

  it('reveals no hidden values', async () => {
    await hideFrom(server, colleague, 'vehicle.discount', 'customer.address');
    const notified = (await fieldsFor(colleague)).filter(({ value }) => value !== null);
    expect(notified.map(({ name }) => name)).toEqual(['oferta rata', 'dzisiaj']);
    const values = await valuesIn(await download(colleague));
    expect(values).toMatchObject({ 'klient.nip': null, KLIENT_MIASTO: null, 'pojazd.cenaBrutto': null });
  });

  it('is not saved by who may not change the opportunity, nor in an archived one', async () => {
    const body = { customerFileId, type: 'leasing_application' as const };
    await expect(
      colleague.client.documentTemplates.saveFilled({ params: { id: templateId }, body }),
    ).rejects.toEqual(refusal('opportunity_not_yours', 403));
  });

  it('is not filled from an offer of another opportunity', async () => {
    const other = await openOpportunity(server, worker);
    const offer = await worker.client.offers.create({
      params: { id: other.id },
      body: { offerType: 'leasing', monthlyAmount: '1' },
    });
    const query = { customerFileId, offerId: offer.id };
    await expect(
      worker.client.documentTemplates.fields({ params: { id: templateId }, query }),
    ).rejects.toEqual(refusal('not_found', 404));
  });

  it('that cannot be filled is reported: a text, a damaged or an encrypted file', async () => {
    const unreadable = refusal('template_unreadable', 409);
    const text = await addTemplate(new File(['NIP:'], 'Umowa.txt', { type: 'text/plain' }));
    await expect(fieldsFor(worker, text)).rejects.toEqual(unreadable);
    const damaged = new File(['%PDF-1.7\nnothing of a PDF'], 'Umowa.pdf', { type: 'application/pdf' });
    await expect(fieldsFor(worker, await addTemplate(damaged))).rejects.toEqual(unreadable);
  });

  it('without fields has none', async () => {
    expect(await fieldsFor(worker, await addTemplate(await formOf()))).toEqual([]);
  });
});

it('templates of the banks that an opportunity has offers of come first', async () => {
  const other = await admin.client.banks.create({ body: { name: 'A bank bez ofert' } });
  const files = [new File(['x'], 'Inny.txt', { type: 'text/plain' })];
  await admin.client.documentTemplates.upload({ params: { id: other.id }, files });
  const listed = await worker.client.documentTemplates.listOfOpportunity({ params: { id: customerFileId } });
  expect(listed[0]).toMatchObject({ isOffered: true, bank: { id: bankId } });
  expect(listed.at(-1)).toMatchObject({ name: 'Inny', isOffered: false });
});
