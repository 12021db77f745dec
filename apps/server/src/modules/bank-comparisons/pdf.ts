import type { Language } from '@szansa/domain/account';
import { comparisonFields } from '@szansa/domain/bank-comparison';

import { comparisonPdf } from '#adapters/documents/comparison-pdf/index.ts';
import { fieldsInLetter, letterInput } from '#modules/documents';
import type { ProducedFile, StaffReading } from '#platform';
import { readableComparison } from './access.ts';
import type { ComparisonRow } from './queries.ts';

const fileNames = {
  pl: (number: number) => `Porównanie ${number}.pdf`,
  en: (number: number) => `Comparison ${number}.pdf`,
};

/** The PDF of a comparison as its maker may see it, and which fields stand in it that others may not see. */
export async function makePdf(reading: StaffReading, row: ComparisonRow, language: Language) {
  const letter = await letterInput(reading, row.customerFileId, language);
  const { title, quotes, basis, ...shown } = comparisonFields(row);
  const file = {
    name: fileNames[language](letter.number),
    mime: 'application/pdf',
    bytes: await comparisonPdf({ ...letter, subject: title, quotes, basis, shown }),
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
