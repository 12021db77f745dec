import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { groszOf, type SummedColumn } from '@szansa/domain/report';
import { formatMoney } from '@szansa/domain/language';
import { hideFrom, refusal, type SignedIn, type TestServer } from '@szansa/server/testing';
import { parse } from 'csv-parse/sync';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import {
  closedDeal,
  commission,
  createReport,
  entriesOf,
  writeCell,
  type Entry,
  type Report,
} from './test-reports.ts';

let server: TestServer;
let anna: SignedIn;
let admin: SignedIn;
let reader: SignedIn;
let report: Report;
let entries: Entry[];
let folder: string;

beforeAll(async () => {
  let piotr: SignedIn;
  ({ server, worker: anna, colleague: piotr, admin } = await testAgency());
  reader = await server.signIn('reports@test.example');
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-report-'));
  await closedDeal(server, anna, { ...commission('6000.01'), transactionCosts: '100.55' });
  await closedDeal(server, anna, { ...commission('4200.77'), dealSigningDate: '2026-01-20' });
  await closedDeal(server, piotr, {
    ...commission('0.03'),
    transactionCosts: '7.77',
    dealSigningDate: '2026-01-21',
  });
  report = await createReport(admin, anna, piotr);
  const [first, second] = await entriesOf(admin, report);
  if (!first || !second) throw new Error('no entries');
  await writeCell(admin, report, first, {
    clientName: '=HYPERLINK("x")',
    clientCommission: '12.34',
    phone: '+48600123456',
  });
  await writeCell(admin, report, second, {
    insurance: '99.99',
    gapInsurance: '0.01',
    mgInsuranceCommission: '5',
    taxId: '0123456789',
  });
  entries = await entriesOf(admin, report);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

async function bytesOf(format: 'csv' | 'xlsx' | 'pdf', { client }: SignedIn = admin): Promise<Uint8Array> {
  const { blob } = await client.reports.file({ params: { id: report.id }, query: { format } });
  return new Uint8Array(await blob.arrayBuffer());
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return pages
    .join(' ')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

async function csvRows(who: SignedIn = admin): Promise<string[][]> {
  return parse(Buffer.from(await bytesOf('csv', who)), { delimiter: ';', bom: true });
}

/** Rows of each sheet by its name. */
async function sheetsOf(who: SignedIn = admin) {
  const file = path.join(folder, `${crypto.randomUUID()}.xlsx`);
  await writeFile(file, await bytesOf('xlsx', who));
  const sheets = await readWorkbook(file);
  return new Map(sheets.map(({ sheet, data }) => [sheet, data]));
}

/** A number of a workbook, or `1234,50`, in grosz. */
const grosze = (value: unknown) => Math.round(Number(String(value).replace(',', '.')) * 100);

const headings: Readonly<Record<string, SummedColumn>> = {
  'Wartość transakcji netto': 'nettoTransactionValue',
  'Wkład własny netto': 'ownShare',
  'Wartość zobowiązania netto': 'netCommitmentValue',
  'Prowizja z oferty': 'commisionAmount',
  'Prowizja od klienta': 'clientCommission',
  'Koszty transakcyjne': 'transactionCosts',
  'Prowizja łącznie bez ubezpieczeń': 'totalCommission',
  Ubezpieczenie: 'insurance',
  'Ubezpieczenie GAP': 'gapInsurance',
  'Prowizja ubezpieczeniowa': 'mgInsuranceCommission',
  'Suma prowizji z ubezpieczeniami': 'sumOfCommissions',
  'Prowizja pracownika': 'workerCommission',
};

describe('to the grosz as the API returns it', () => {
  it('is the table', async () => {
    const [head = [], ...rows] = await csvRows();
    expect(rows).toHaveLength(3);
    for (const [heading, column] of Object.entries(headings)) {
      const at = head.indexOf(heading);
      expect(at).toBeGreaterThan(0);
      expect(rows.map((row) => grosze(row[at]))).toEqual(entries.map((entry) => groszOf(entry[column])));
    }
  });

  it('is the workbook, with the sums of its columns and what is paid out', async () => {
    const sheets = await sheetsOf();
    const [head = [], ...rows] = sheets.get('Raport') ?? [];
    const { sums, payouts } = await admin.client.reports.summary({ params: { id: report.id } });
    for (const [heading, column] of Object.entries(headings)) {
      const at = head.indexOf(heading);
      expect(rows.map((row) => grosze(row[at] ?? 0))).toEqual([
        ...entries.map((entry) => groszOf(entry[column])),
        groszOf(sums[column]),
      ]);
    }
    const paid = (sheets.get('Wypłaty') ?? []).slice(1);
    expect(
      paid.map(([name, month, count, sum, percent, payout]) => [
        name,
        month,
        count,
        grosze(sum),
        percent,
        grosze(payout),
      ]),
    ).toEqual(
      payouts.map(({ worker, month, count, sum, percent, payout }) => [
        worker.name,
        month,
        count,
        groszOf(sum),
        Number(percent) / 100,
        groszOf(payout),
      ]),
    );
  });

  it('are the PDF and the statement of a worker and month', async () => {
    const text = await textOfPdf(await bytesOf('pdf'));
    const { sums, payouts } = await admin.client.reports.summary({ params: { id: report.id } });
    const answered = (amount: string | undefined) =>
      formatMoney(amount ?? '', 'pl').replaceAll('\u00a0', ' ');
    for (const entry of entries) {
      expect(text).toContain(answered(entry.sumOfCommissions));
      expect(text).toContain(answered(entry.workerCommission));
    }
    for (const column of ['totalCommission', 'sumOfCommissions', 'workerCommission'] as const)
      expect(text).toContain(answered(sums[column]));
    for (const { worker, month, sum, payout } of payouts) {
      const query = { workerId: worker.id, month };
      const { blob, filename } = await admin.client.reports.statement({ params: { id: report.id }, query });
      expect(filename).toBe(`Rozliczenie prowizji ${worker.name} ${month}.pdf`);
      const statement = await textOfPdf(new Uint8Array(await blob.arrayBuffer()));
      for (const one of [worker.name, month, answered(sum), answered(payout)])
        expect(statement).toContain(one);
      const own = entries.filter((entry) => entry.worker.id === worker.id);
      expect(groszOf(payout)).toBe(own.reduce((all, entry) => all + groszOf(entry.workerCommission), 0));
      for (const entry of own) expect(statement).toContain(answered(entry.workerCommission));
    }
  });
});

it('a table opens in Polish Excel: no cell is a formula, ids stay text, days are days', async () => {
  const text = Buffer.from(await bytesOf('csv')).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain('\r\n');
  const [head = [], first = [], second = []] = await csvRows();
  const cell = (row: readonly string[], heading: string) => row[head.indexOf(heading)];
  expect(cell(first, 'Nazwa klienta')).toBe('\'=HYPERLINK("x")');
  expect(cell(first, 'Telefon')).toBe("'+48 600 123 456");
  expect(cell(second, 'NIP')).toBe('012-345-67-89');
  expect(cell(first, 'Data umowy')).toBe('10.01.2026');
  expect(cell(first, 'Rodzaj oferty')).toBe('Leasing');
  const [, , , third = []] = await csvRows();
  expect(cell(third, 'Suma prowizji z ubezpieczeniami')).toBe('-7,74');
});

it('a workbook stores ids as texts and days', async () => {
  const [head = [], first = [], second = []] = (await sheetsOf()).get('Raport') ?? [];
  expect(first[head.indexOf('Nazwa klienta')]).toBe('=HYPERLINK("x")');
  expect(second[head.indexOf('NIP')]).toBe('012-345-67-89');
  expect(first[head.indexOf('Data umowy')]).toEqual(new Date('2026-01-10T00:00:00Z'));
});

it('no worker is paid in a month that the report does not have', async () => {
  const query = { workerId: anna.userId, month: '2030-01' };
  await expect(admin.client.reports.statement({ params: { id: report.id }, query })).rejects.toEqual(
    refusal('not_found', 404),
  );
});

it('hidden values are in no file, nor is anything that would reveal them', async () => {
  await hideFrom(server, reader, 'report.insurance');
  const hidden = [
    'Ubezpieczenie',
    'Suma prowizji z ubezpieczeniami',
    'Łączna suma prowizji w miesiącu',
    'Prowizja pracownika',
  ];
  const [head = []] = await csvRows(reader);
  expect(head.filter((heading) => hidden.includes(heading))).toEqual([]);
  const sheets = await sheetsOf(reader);
  expect([...sheets.keys()]).toEqual(['Raport']);
  expect(sheets.get('Raport')?.[0]?.filter((heading) => hidden.includes(String(heading)))).toEqual([]);
  const text = await textOfPdf(await bytesOf('pdf', reader));
  for (const heading of [...hidden, 'Wypłaty']) expect(text).not.toContain(heading);
});
