import type { ExcludableField } from '@szansa/domain/access';
import type { Language } from '@szansa/domain/account';
import { ofItsType } from '@szansa/domain/offer';
import { vehicleName } from '@szansa/domain/vehicle';

import { offerPdf, type OfferPdfInput } from '#adapters/documents/offer-pdf/index.ts';
import { picturesOnPaper } from '#modules/car-offers';
import { findOffer, type OfferRow } from '#modules/offers';
import { readableOpportunity } from '#modules/opportunities';
import { findBankName } from '#modules/representatives';
import { findVehicles } from '#modules/vehicles';
import { notFound, type Db, type ProducedFile, type StaffReading } from '#platform';
import { fileBytesIfThere } from './file-bytes.ts';
import { fieldsInLetter, letterInput } from './letter.ts';

export async function knownOffer(db: Db, offerId: string) {
  const offer = await findOffer(db, offerId);
  if (!offer) throw notFound();
  return offer;
}

/** The vehicle of an offer without what is hidden from the reader. */
async function vehicleOf(
  { db, actor }: StaffReading,
  { vehicleId }: OfferRow,
): Promise<OfferPdfInput['vehicle']> {
  const [vehicle] = vehicleId === null ? [] : await findVehicles(db, [vehicleId]);
  if (!vehicle) return null;
  const hidden = actor.excludedFields.has('vehicle.discount') ? { discount: null, grossSellPrice: null } : {};
  return { ...vehicle, ...hidden, name: vehicleName(vehicle) };
}

/** Pictures of the variant an offer comes from. */
async function picturesOf(
  reading: StaffReading,
  { carVariantId }: OfferRow,
): Promise<OfferPdfInput['pictures']> {
  const found = carVariantId === null ? [] : await picturesOnPaper(reading, carVariantId);
  const read = found.map(async ({ alt, fileId }) => {
    const bytes = await fileBytesIfThere(reading, fileId);
    return bytes === null ? [] : [{ alt, bytes }];
  });
  return (await Promise.all(read)).flat();
}

async function pdfInput(reading: StaffReading, offer: OfferRow, language: Language) {
  const [letter, bank, vehicle, pictures] = await Promise.all([
    letterInput(reading, offer.customerFileId, language),
    offer.bankRepresentativeId === null ? null : findBankName(reading.db, offer.bankRepresentativeId),
    vehicleOf(reading, offer),
    picturesOf(reading, offer),
  ]);
  return { ...letter, bank, vehicle, pictures, offer: ofItsType(offer) };
}

/** Returns the hideable fields that a PDF contains. */
function fieldsIn({ customer, vehicle }: OfferPdfInput): ExcludableField[] {
  const hasDiscount = Boolean(vehicle?.discount ?? vehicle?.grossSellPrice);
  return [...fieldsInLetter({ customer }), ...(hasDiscount ? ['vehicle.discount' as const] : [])];
}

const fileNames = {
  pl: (number: number) => `Oferta ${number}.pdf`,
  en: (number: number) => `Offer ${number}.pdf`,
};

/** Returns the PDF of an offer as its maker may see it, and which of its fields others may not see. */
export async function makePdf(reading: StaffReading, offer: OfferRow, language: Language) {
  const input = await pdfInput(reading, offer, language);
  const file = {
    name: fileNames[language](input.number),
    mime: 'application/pdf',
    bytes: await offerPdf(input),
  };
  return { file, shows: fieldsIn(input) };
}

/** The PDF of an offer as it is stored now. @throws 404 */
export async function previewOfferPdf(
  reading: StaffReading,
  offerId: string,
  language: Language,
): Promise<ProducedFile> {
  const offer = await knownOffer(reading.db, offerId);
  await readableOpportunity(reading, offer.customerFileId);
  const { file } = await makePdf(reading, offer, language);
  return { filename: file.name, mime: file.mime, bytes: file.bytes };
}
