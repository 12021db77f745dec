import { reservationsUntil } from '@szansa/domain/notification';

import type { NotificationDeclaration } from '#modules/notifications';
import { opportunityPath, opportunitySubject } from '#modules/opportunities';
import { listReservations } from './reservation-queries.ts';

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
