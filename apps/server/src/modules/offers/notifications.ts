import { reservationsUntil } from '@szansa/domain/notification';
import type { CalendarDate } from '@szansa/domain/shared';

import type { NotificationDeclaration } from '#modules/notifications';
import { opportunityPath, opportunitySubject } from '#modules/opportunities';
import type { Db } from '#platform';

/**
 * Reservations that end from one day to another, both included, of open opportunities with an owner: of the chosen offer,
 * or of any where none is chosen, as long as the deal is not signed.
 */
function listReservations(db: Db, from: CalendarDate, to: CalendarDate) {
  return db
    .selectFrom('offer')
    .innerJoin('customerFile', 'customerFile.id', 'offer.customerFileId')
    .select(['offer.id', 'offer.bookingDate', 'customerFile.id as customerFileId'])
    .select(['customerFile.number', 'customerFile.workerId'])
    .where('offer.bookingDate', '>=', from)
    .where('offer.bookingDate', '<=', to)
    .where('offer.dealSigningDate', 'is', null)
    .where((eb) =>
      eb.or([
        eb('customerFile.chosenOfferId', 'is', null),
        eb('customerFile.chosenOfferId', '=', eb.ref('offer.id')),
      ]),
    )
    .where('customerFile.isArchived', '=', false)
    .where('customerFile.status', '<>', 'closed')
    .where('customerFile.workerId', 'is not', null)
    .$narrowType<{ bookingDate: CalendarDate; workerId: string }>()
    .orderBy('offer.id')
    .execute();
}

/** Notifies the opportunity's owner once that a vehicle's reservation expires soon (rule NO6). */
export const offerReservation: NotificationDeclaration<'offer_reservation'> = {
  kind: 'offer_reservation',
  group: 'opportunities',
  source: 'offerReservation',
  type: () => 'offerReservationNew',
  right: 'offer.get',
  subject: opportunitySubject,
  link: (_, recordId) => opportunityPath(recordId, 'offers'),
  isFor: (person) => person.can('opportunity.edit'),
  isLookedForAllDay: true,
  async onMorning(db, day) {
    const reservations = await listReservations(db, day, reservationsUntil(day));
    return reservations.map(({ id, customerFileId, number, workerId, bookingDate }) => ({
      to: [workerId],
      recordId: customerFileId,
      key: `offer_reservation/${id}/${bookingDate}`,
      content: { kind: 'offer_reservation', number, bookingDate },
    }));
  },
};
