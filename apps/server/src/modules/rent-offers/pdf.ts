import type { ExcludableField } from '@szansa/domain/access';
import type { Language } from '@szansa/domain/account';
import { rentOfferFields } from '@szansa/domain/rent-offer';
import { personName } from '@szansa/domain/shared';

import type { LetterInput } from '#adapters/documents/letter.ts';
import { rentOfferPdf } from '#adapters/documents/rent-offer-pdf/index.ts';
import { fieldsInLetter, letterInput, ownLetterInput } from '#modules/documents';
import type { ProducedFile, StaffReading } from '#platform';
import { readableRentOffer } from './access.ts';
import { findAuthor, type RentOfferRow } from './queries.ts';

const fileNames = { pl: 'Oferta najmu', en: 'Rent offer' } as const;

async function salespersonOf({ db }: StaffReading, { createdBy }: RentOfferRow) {
  const author = createdBy === null ? undefined : await findAuthor(db, createdBy);
  return author ? { name: personName(author), phone: author.phoneNumber, email: author.email } : null;
}

/** The agency's paper for the client the offer names; the author of one of no opportunity is whom to turn to. */
async function paperOf(reading: StaffReading, row: RentOfferRow, language: Language): Promise<LetterInput> {
  const client = { name: row.clientTitle, organisation: null };
  if (row.customerFileId === null) {
    const salesperson = await salespersonOf(reading, row);
    return ownLetterInput(reading, { customer: { ...client, taxIdNumber: null }, salesperson }, language);
  }
  const letter = await letterInput(reading, row.customerFileId, language);
  return { ...letter, customer: { ...letter.customer, ...client } };
}

/** Returns the PDF of a rent offer as its maker may see it, and which of its fields others may not see. */
export async function makePdf(reading: StaffReading, row: RentOfferRow, language: Language) {
  const letter = await paperOf(reading, row, language);
  const { sellValue: stored, ...offer } = rentOfferFields(row);
  const sellValue = reading.actor.excludedFields.has('rent_offer_pdf.sellValue') ? null : stored;
  const file = {
    name: [fileNames[language], letter.number]
      .filter((part) => part !== null)
      .join(' ')
      .concat('.pdf'),
    mime: 'application/pdf',
    bytes: await rentOfferPdf({ ...letter, offer: { ...offer, sellValue } }),
  };
  const shows: ExcludableField[] = fieldsInLetter(letter);
  return { file, shows: sellValue === null ? shows : [...shows, 'rent_offer_pdf.sellValue' as const] };
}

/** The PDF of a rent offer as it is stored now. @throws 404 */
export async function previewRentOfferPdf(
  reading: StaffReading,
  id: string,
  language: Language,
): Promise<ProducedFile> {
  const { file } = await makePdf(reading, await readableRentOffer(reading, id), language);
  return { filename: file.name, mime: file.mime, bytes: file.bytes };
}
