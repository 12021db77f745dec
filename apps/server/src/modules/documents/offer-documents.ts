import type { Language } from '@szansa/domain/account';
import { customerName } from '@szansa/domain/customer';
import { vehicleName } from '@szansa/domain/offer';
import { warsawDay } from '@szansa/domain/shared';
import { sql } from 'kysely';

import { offerPdf, type OfferPdfInput } from '#adapters/documents/offer-pdf/index.ts';
import { editableOpportunity, readableOpportunity } from '../opportunities/access.ts';
import {
  inTransaction,
  keepGenerated,
  notFound,
  type Db,
  type ProducedFile,
  type StaffContext,
} from '../platform.ts';
import { addDocument, documentById } from './service.ts';

async function findOffer(db: Db, offerId: string) {
  const offer = await db.selectFrom('offer').selectAll().where('id', '=', offerId).executeTakeFirst();
  if (!offer) throw notFound();
  return offer;
}

type OfferRow = Awaited<ReturnType<typeof findOffer>>;

function findDeal(db: Db, customerFileId: string) {
  return db
    .selectFrom('customerFile')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .leftJoin('appUser', 'appUser.id', 'customerFile.workerId')
    .select([
      'customerFile.number',
      'customer.firstName',
      'customer.lastName',
      'customer.taxIdNumber',
      'appUser.firstName as workerFirstName',
      'appUser.lastName as workerLastName',
      'appUser.phoneNumber as workerPhone',
      'appUser.email as workerEmail',
      sql<{ name: string }[]>`(
        select coalesce(json_agg(json_build_object('name', o.name) order by l.position), '[]')
        from customer_customer_organisation l join customer_organisation o on o.id = l.customer_organisation_id
        where l.customer_id = customer.id
      )`.as('customerOrganizations'),
    ])
    .where('customerFile.id', '=', customerFileId)
    .executeTakeFirstOrThrow();
}

async function findBank(db: Db, representativeId: string | null): Promise<string | null> {
  if (representativeId === null) return null;
  const found = await db
    .selectFrom('representative')
    .innerJoin('bank', 'bank.id', 'representative.bankId')
    .select('bank.name')
    .where('representative.id', '=', representativeId)
    .executeTakeFirst();
  return found?.name ?? null;
}

async function findVehicle(db: Db, vehicleId: string | null): Promise<OfferPdfInput['vehicle']> {
  if (vehicleId === null) return null;
  const vehicle = await db.selectFrom('vehicle').selectAll().where('id', '=', vehicleId).executeTakeFirst();
  return vehicle ? { ...vehicle, name: vehicleName(vehicle) } : null;
}

async function findAgency(db: Db): Promise<OfferPdfInput['agency']> {
  const agency = await db.selectFrom('agency').selectAll().executeTakeFirstOrThrow();
  const place = [agency.postCode, agency.city].filter(Boolean).join(' ');
  return { ...agency, address: [agency.street, place].filter(Boolean).join(', ') || null };
}

async function pdfInput(context: StaffContext, offer: OfferRow, language: Language): Promise<OfferPdfInput> {
  const { db, actor } = context;
  const deal = await findDeal(db, offer.customerFileId);
  const [agency, bank, vehicle] = await Promise.all([
    findAgency(db),
    findBank(db, offer.bankRepresentativeId),
    findVehicle(db, offer.vehicleId),
  ]);
  return {
    language,
    today: warsawDay(new Date()),
    agency,
    bank,
    vehicle,
    offer,
    number: deal.number,
    customer: {
      name: customerName(deal),
      organisation: deal.customerOrganizations[0]?.name ?? null,
      taxIdNumber: actor.excludedFields.has('customer.taxIdNumber') ? null : deal.taxIdNumber,
    },
    salesperson:
      deal.workerEmail === null
        ? null
        : {
            name: `${deal.workerFirstName} ${deal.workerLastName}`,
            phone: deal.workerPhone,
            email: deal.workerEmail,
          },
  };
}

const fileNames = {
  pl: (number: number) => `Oferta ${number}.pdf`,
  en: (number: number) => `Offer ${number}.pdf`,
};

async function makePdf(context: StaffContext, offer: OfferRow, language: Language) {
  const input = await pdfInput(context, offer, language);
  return { name: fileNames[language](input.number), mime: 'application/pdf', bytes: await offerPdf(input) };
}

/** The PDF of an offer as it is stored now. @throws 404 */
export async function previewOfferPdf(
  context: StaffContext,
  offerId: string,
  language: Language,
): Promise<ProducedFile> {
  const offer = await findOffer(context.db, offerId);
  await readableOpportunity(context, offer.customerFileId);
  const { name, mime, bytes } = await makePdf(context, offer, language);
  return { filename: name, mime, bytes };
}

/** Makes the PDF and files it under the opportunity. @throws 404, and as `editableOpportunity` */
export async function saveOfferPdf(context: StaffContext, offerId: string, language: Language) {
  return inTransaction(context, async (work) => {
    const offer = await findOffer(work.db, offerId);
    await editableOpportunity(work, context, offer.customerFileId);
    const file = await keepGenerated(work, await makePdf(context, offer, language));
    const { customerFileId } = offer;
    return documentById(
      context,
      await addDocument(work, { customerFileId, type: 'offer_pdf', file, offerId }),
    );
  });
}
