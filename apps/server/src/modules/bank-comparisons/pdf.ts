import type { Language } from '@szansa/domain/account';
import { comparisonFields } from '@szansa/domain/bank-comparison';

import { comparisonPdf, type BankLook } from '#adapters/documents/comparison-pdf/index.ts';
import { banksNamed } from '#modules/banks';
import { fieldsInLetter, fileBytesIfThere, letterInput } from '#modules/documents';
import type { ProducedFile, StaffReading } from '#platform';
import { readableComparison } from './access.ts';
import type { ComparisonRow } from './queries.ts';

const fileNames = {
  pl: (number: number) => `Porównanie ${number}.pdf`,
  en: (number: number) => `Comparison ${number}.pdf`,
};

/** Returns colours and logos of the banks with these names in the directory, if the actor may read it. */
async function looksOf(reading: StaffReading, names: readonly string[]): Promise<readonly BankLook[]> {
  if (!reading.actor.can('bank.get')) return [];
  const banks = await banksNamed(reading.db, [...new Set(names)]);
  return Promise.all(
    banks.map(async ({ logo, ...bank }) => ({
      ...bank,
      logo: logo && (await fileBytesIfThere(reading, logo.id)),
    })),
  );
}

/** Returns the PDF of a comparison as its maker may see it, and which of its fields others may not see. */
export async function makePdf(reading: StaffReading, row: ComparisonRow, language: Language) {
  const letter = await letterInput(reading, row.customerFileId, language);
  const { title, ...compared } = comparisonFields(row);
  const looks = await looksOf(
    reading,
    compared.quotes.map(({ bankName }) => bankName),
  );
  const file = {
    name: fileNames[language](letter.number),
    mime: 'application/pdf',
    bytes: await comparisonPdf({ ...letter, subject: title, looks, compared }),
  };
  return { file, shows: fieldsInLetter(letter) };
}

/** The PDF of a comparison as it is stored now. @throws 404 */
export async function previewComparisonPdf(
  reading: StaffReading,
  id: string,
  language: Language,
): Promise<ProducedFile> {
  const { file } = await makePdf(reading, await readableComparison(reading, id), language);
  return { filename: file.name, mime: file.mime, bytes: file.bytes };
}
