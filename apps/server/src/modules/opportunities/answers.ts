import type { Endpoints } from '@szansa/api-client/endpoints';
import { mayWriteComparison } from '@szansa/domain/bank-comparison';
import { mayWriteRentOffers } from '@szansa/domain/rent-offer';
import { isAdministrator } from '@szansa/domain/access';
import { contactsOf, customerName } from '@szansa/domain/customer';
import { closingDate } from '@szansa/domain/offer';
import {
  editPermission,
  isOwnerOrAdministrator,
  mayAddOffers,
  moves,
  opportunityScope,
} from '@szansa/domain/opportunity';
import { warsawDay } from '@szansa/domain/shared';
import { vehicleName } from '@szansa/domain/vehicle';

import { joinedWorker } from '#modules/users';
import { notFound, type Actor, type Produced, type StaffReading } from '#platform';
import { hasConsented, readableOpportunity } from './access.ts';
import { findOpportunity, relatedOpportunities, type ShownRow, type WholeRow } from './list-queries.ts';
import { countUnassigned } from './owner-queries.ts';
import { closingGaps } from './readiness.ts';
import { teamRows } from './team-queries.ts';

export type OpportunityAnswer = Produced<Endpoints['opportunities']['get']>;

/** A row as lists and cards show it. */
export function listItem(row: ShownRow) {
  const { manufacturer, model, vehicleVersion, firstName, lastName, firstOrganisation } = row;
  const firms = firstOrganisation === null ? [] : [{ name: firstOrganisation }];
  const name = customerName({ firstName, lastName, customerOrganizations: firms });
  const { leadSourceId, leadSourceName, leadSourceSlug } = row;
  const leadSource =
    leadSourceId !== null && leadSourceName !== null && leadSourceSlug !== null
      ? { id: leadSourceId, name: leadSourceName, slug: leadSourceSlug }
      : null;
  // each by its name: a whole opportunity has what not everyone may see
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    isArchived: row.isArchived,
    customer: { id: row.customerId, name },
    worker: joinedWorker(row),
    labels: row.labels,
    leadSource,
    vehicleValue: row.vehicleValue,
    statusChangedAt: row.statusChangedAt,
    lastActivityAt: row.lastActivityAt,
    createdAt: row.createdAt,
    version: row.version,
    vehicle:
      manufacturer !== null && model !== null
        ? vehicleName({ manufacturer, model, version: vehicleVersion })
        : null,
  };
}

function abilities(actor: Actor, row: WholeRow, consented: boolean): OpportunityAnswer['can'] {
  const permission = editPermission(actor, row, consented);
  const mayEdit = actor.can('opportunity.edit');
  const edit = mayEdit && permission.allowed;
  return {
    edit,
    editAfterConsent: mayEdit && !permission.allowed && permission.reason === 'consent_required',
    addOffer: actor.can('offer.create') && permission.allowed && mayAddOffers(actor, row),
    compareBanks:
      actor.can('bank_comparison_pdf.create') &&
      actor.can('offer.get') &&
      !row.isArchived &&
      mayWriteComparison(actor, row),
    addRentOffer: actor.can('rent_offer_pdf.create') && !row.isArchived && mayWriteRentOffers(actor, row),
    archive: edit,
    unarchive: mayEdit && row.isArchived && isOwnerOrAdministrator(actor, row),
    comment: actor.can('comment.create') && !row.isArchived,
    claim: mayEdit && !row.isArchived && row.workerId === null,
    assign: edit && isAdministrator(actor.roles),
    notify: mayEdit && !row.isArchived && isOwnerOrAdministrator(actor, row),
  };
}

/** A whole opportunity with what the actor may do. @throws 404 */
export async function opportunityById(reading: StaffReading, id: string): Promise<OpportunityAnswer> {
  const row = await findOpportunity(reading.db, id, opportunityScope(reading.actor));
  if (!row) throw notFound();
  return opportunityAnswer(reading, row);
}

/** The same of the row that was read. */
export async function opportunityAnswer(reading: StaffReading, row: WholeRow): Promise<OpportunityAnswer> {
  const { actor } = reading;
  const offer = row.chosenOffer ?? undefined;
  const consented = await hasConsented(reading, row);
  const item = listItem(row);
  return {
    ...item,
    customer: { ...item.customer, taxIdNumber: row.taxIdNumber, ...contactsOf(row) },
    note: row.note,
    archiveReason: row.archiveReason,
    archiveNote: row.archiveNote,
    archivedAt: row.archivedAt,
    chosenOfferId: row.chosenOfferId,
    closingDate: closingDate(offer?.vehicleRegistrationDate, offer?.numberOfInstallments),
    creationMethod: row.creationMethod,
    createdBy: row.createdBy,
    moves: actor.can('opportunity.edit') ? [...moves(actor, row)] : [],
    missing: [...closingGaps(row, offer)],
    can: abilities(actor, row, consented),
  };
}

export type Opportunities = Endpoints['opportunities'];

/** Opportunities of the same customer, or of another customer of the same firm. @throws 404 */
export async function relatedTo(
  reading: StaffReading,
  id: string,
): Promise<Produced<Opportunities['related']>> {
  const { customerId } = await readableOpportunity(reading, id);
  const rows = await relatedOpportunities(reading.db, { id, customerId }, opportunityScope(reading.actor));
  return rows.map((row) => ({
    ...listItem(row),
    relation: row.customerId === customerId ? ('customer' as const) : ('organisation' as const),
  }));
}

/** Returns the results of every salesperson, from what the actor may read. */
export async function teamOf({
  db,
  actor,
}: StaffReading): Promise<Produced<Endpoints['opportunities']['team']>> {
  const scope = opportunityScope(actor);
  const today = warsawDay(new Date());
  const since = `${today.slice(0, 8)}01`;
  const [rows, unassigned] = await Promise.all([
    teamRows(db, { scope, today, since }),
    scope === 'all' ? countUnassigned(db) : null,
  ]);
  const readsActivities = actor.can('activity.get');
  return {
    unassigned,
    people: rows.map(({ person, overdue, ...counts }) => ({
      worker: person,
      ...counts,
      overdue: readsActivities ? overdue : null,
    })),
  };
}
