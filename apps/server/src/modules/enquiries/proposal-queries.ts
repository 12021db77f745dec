import type { OpportunityScope } from '@szansa/domain/opportunity';
import type { Insertable } from 'kysely';

import { inScope } from '#modules/opportunities';
import { personOf } from '#modules/users';
import type { Database, Db } from '#platform';

function proposals(db: Db) {
  return db
    .selectFrom('enquiryProposal')
    .innerJoin('internalEnquiry', 'internalEnquiry.id', 'enquiryProposal.internalEnquiryId')
    .leftJoin('carVariant', 'carVariant.id', 'enquiryProposal.carVariantId')
    .leftJoin('carOffer', 'carOffer.id', 'carVariant.carOfferId')
    .selectAll('enquiryProposal')
    .select([
      'internalEnquiry.individualNumber',
      'internalEnquiry.status',
      'internalEnquiry.isArchived',
      'internalEnquiry.customerFileId',
      'carVariant.carOfferId',
      'carOffer.status as carOfferStatus',
    ])
    .select((eb) => personOf(eb.ref('enquiryProposal.createdBy')).as('author'));
}

/** What an enquiry is answered with, newest first. */
export function listProposals(db: Db, internalEnquiryId: string) {
  return proposals(db)
    .where('enquiryProposal.internalEnquiryId', '=', internalEnquiryId)
    .orderBy('enquiryProposal.createdAt', 'desc')
    .orderBy('enquiryProposal.id', 'desc')
    .execute();
}

export function findProposal(db: Db, id: string) {
  return proposals(db).where('enquiryProposal.id', '=', id).executeTakeFirst();
}

export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>;

export async function insertProposal(db: Db, row: Insertable<Database['enquiryProposal']>): Promise<void> {
  await db.insertInto('enquiryProposal').values(row).execute();
}

export async function deleteProposal(db: Db, id: string): Promise<void> {
  await db.deleteFrom('enquiryProposal').where('id', '=', id).execute();
}

/** Offers made from proposals, of opportunities in a scope, oldest first. */
export async function offersMadeFrom(db: Db, ids: readonly string[], scope: OpportunityScope) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('offer')
    .innerJoin('customerFile', 'customerFile.id', 'offer.customerFileId')
    .leftJoin('vehicle', 'vehicle.id', 'offer.vehicleId')
    .select([
      'offer.id',
      'offer.enquiryProposalId',
      'offer.customerFileId',
      'customerFile.number',
      'vehicle.manufacturer',
      'vehicle.model',
      'vehicle.version',
    ])
    .where('offer.enquiryProposalId', 'in', ids)
    .where(() => inScope(scope))
    .orderBy('offer.createdAt')
    .orderBy('offer.id')
    .execute();
}

/** Gives what was calculated with one contact to another one. */
export async function moveProposals(
  db: Db,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  await db
    .updateTable('enquiryProposal')
    .set({ bankRepresentativeId: into })
    .where('bankRepresentativeId', '=', from)
    .execute();
}
