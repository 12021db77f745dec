import type { Endpoints } from '@szansa/api-client/endpoints';
import { isOfferReader } from '@szansa/domain/catalogue';
import { mayRemoveProposal } from '@szansa/domain/enquiry';
import { sumOfPayments } from '@szansa/domain/leasing';
import { editPermission, mayAddOffers, opportunityScope } from '@szansa/domain/opportunity';
import { vehicleName } from '@szansa/domain/vehicle';

import { hasConsented, readableOpportunity } from '#modules/opportunities';
import { findRepresentatives } from '#modules/representatives';
import { notFound, Refusal, type Produced, type StaffReading } from '#platform';
import { readableEnquiry } from './access.ts';
import { findProposal, listProposals, offersMadeFrom, type ProposalRow } from './proposal-queries.ts';

export type Proposal = Produced<Endpoints['internalEnquiryProposals']['get']>;

/** Whether the actor may add offers to the opportunity an enquiry is linked to; to one to be chosen, if it is to none. */
async function mayOffer(reading: StaffReading, customerFileId: string | null): Promise<boolean> {
  const { actor } = reading;
  if (!actor.can('offer.create') || !actor.can('opportunity.get')) return false;
  if (customerFileId === null) return true;
  try {
    const opportunity = await readableOpportunity(reading, customerFileId);
    const consented = await hasConsented(reading, opportunity);
    return editPermission(actor, opportunity, consented).allowed && mayAddOffers(actor, opportunity);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Proposals of one enquiry, as the actor may read them. */
async function described(reading: StaffReading, rows: readonly ProposalRow[]): Promise<Proposal[]> {
  const { db, actor } = reading;
  const contacts = actor.can('representative.get')
    ? rows.map(({ bankRepresentativeId }) => bankRepresentativeId).filter((id) => id !== null)
    : [];
  const [representatives, offers, offer] = await Promise.all([
    findRepresentatives(db, contacts),
    actor.can('offer.get')
      ? offersMadeFrom(
          db,
          rows.map(({ id }) => id),
          opportunityScope(actor),
        )
      : [],
    mayOffer(reading, rows[0]?.customerFileId ?? null),
  ]);
  const readsCars = (row: ProposalRow) =>
    actor.can('car_offer.get') &&
    row.carOfferStatus !== null &&
    isOfferReader({ canEdit: actor.can('car_offer.edit') }, row.carOfferStatus);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    enquiry: { id: row.internalEnquiryId, individualNumber: row.individualNumber },
    car: row.car,
    carVariant:
      row.carVariantId !== null && row.carOfferId !== null && readsCars(row)
        ? { id: row.carVariantId, carOfferId: row.carOfferId }
        : null,
    calculation: row.calculation && {
      ...row.calculation,
      bankRepresentative: representatives.find(({ id }) => id === row.bankRepresentativeId) ?? null,
      sumOfPayments: sumOfPayments(row.calculation),
    },
    note: row.note,
    offers: offers
      .filter(({ enquiryProposalId }) => enquiryProposalId === row.id)
      .map(({ id, customerFileId, number, manufacturer, model, version }) => ({
        id,
        customerFileId,
        number,
        vehicle:
          manufacturer !== null && model !== null ? vehicleName({ manufacturer, model, version }) : null,
      })),
    createdBy: row.author,
    createdAt: row.createdAt,
    can: {
      remove: actor.can('internal_enquiry.edit') && mayRemoveProposal(actor, row, row) === 'allowed',
      offer,
    },
  }));
}

/** What an enquiry is answered with, newest first. @throws 404 */
export async function proposalsOf(reading: StaffReading, internalEnquiryId: string): Promise<Proposal[]> {
  await readableEnquiry(reading, internalEnquiryId);
  return described(reading, await listProposals(reading.db, internalEnquiryId));
}

/** @throws 404 */
export async function proposalById(reading: StaffReading, id: string): Promise<Proposal> {
  const row = await findProposal(reading.db, id);
  if (!row) throw notFound();
  await readableEnquiry(reading, row.internalEnquiryId);
  const [proposal] = await described(reading, [row]);
  if (!proposal) throw notFound();
  return proposal;
}
