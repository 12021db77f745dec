import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleOpportunity } from './opportunities.ts';
import { sampleId } from './people.ts';

type Notification = Data<Endpoints['notifications']['get']>;

const { customer, id: customerFileId } = sampleOpportunity;

/** Anna's unread notifications, the newest first. */
export const sampleNotifications: Notification[] = [
  {
    id: sampleId(1903),
    type: 'calendar',
    source: 'customerFile',
    count: 1,
    about: customer.name,
    path: `/sales-opportunity/${customerFileId}?tab=activities`,
    message: 'Spotkanie: Omówić oferty w biurze klienta · 20.11.2026, 15:00',
    customer: { id: customer.id, name: customer.name },
    options: { customerFileId, internalEnquiryId: null },
    deliveryTime: '2026-11-20T13:30:00.000Z',
    readAt: null,
  },
  {
    id: sampleId(1902),
    type: 'calendar',
    source: 'dashboard',
    count: 1,
    about: null,
    path: '/calendar',
    message: 'Zadanie: Raport z targów w Poznaniu · 20.11.2026, 09:00',
    customer: null,
    options: { customerFileId: null, internalEnquiryId: null },
    deliveryTime: '2026-11-20T07:45:00.000Z',
    readAt: null,
  },
];

type Choices = Data<Endpoints['profile']['notifications']>;

/** Anna's notification settings; she is no administrator, so leads of the whole agency are not included. */
export const sampleNotificationChoices: Choices = [
  { kind: 'activity_reminder', group: 'activities', channel: 'app' },
  { kind: 'opportunity_assigned', group: 'opportunities', channel: 'app' },
  { kind: 'comment_mention', group: 'opportunities', channel: 'mail' },
  { kind: 'comment_new', group: 'opportunities', channel: 'none' },
  { kind: 'reassign_requested', group: 'opportunities', channel: 'app' },
  { kind: 'reassign_decided', group: 'opportunities', channel: 'app' },
  { kind: 'offer_reservation', group: 'opportunities', channel: 'summary' },
  { kind: 'notice_failed', group: 'opportunities', channel: 'app' },
  { kind: 'enquiry_new', group: 'enquiries', channel: 'app' },
  { kind: 'enquiry_mention', group: 'enquiries', channel: 'app' },
  { kind: 'enquiry_message', group: 'enquiries', channel: 'app' },
  { kind: 'enquiry_status', group: 'enquiries', channel: 'app' },
  { kind: 'enquiry_proposed', group: 'enquiries', channel: 'app' },
  { kind: 'enquiry_reassigned', group: 'enquiries', channel: 'app' },
];

/** One of each other type, the newest first, as Anna has read them. */
export const sampleReadNotifications: Notification[] = (
  [
    ['comments', 'customerFile', '3 nowe wiadomości o szansie #1042', 3],
    ['internalEnquiryNew', 'internalEnquiry', 'Nowe zapytanie dla ciebie: ZW/2026/000123', 1],
    ['internalEnquiryChat', 'internalEnquiry', 'Nowa wiadomość w zapytaniu ZW/2026/000123: Paweł Gołąb', 1],
    ['internalEnquiryNote', 'internalEnquiry', 'Wzmianka o tobie w zapytaniu ZW/2026/000123: Paweł Gołąb', 1],
    ['admin', 'customerFile', 'Masz nową szansę: #1042', 1],
    ['offerReservationNew', 'offerReservation', 'Rezerwacja w szansie #1042 kończy się 23.11.2026', 1],
    ['system', 'dashboard', '5 szans czeka na opiekuna', 1],
  ] as const
).map(([type, source, message, count], index) => {
  const isOpportunity = source === 'customerFile' || source === 'offerReservation';
  const isEnquiry = source === 'internalEnquiry';
  const internalEnquiryId = isEnquiry ? sampleId(2501) : null;
  return {
    id: sampleId(1890 - index),
    type,
    source,
    message,
    count,
    about: isOpportunity ? customer.name : isEnquiry ? 'Rata za Octavię' : null,
    customer: isOpportunity ? { id: customer.id, name: customer.name } : null,
    options: { customerFileId: isOpportunity ? customerFileId : null, internalEnquiryId },
    path: isOpportunity ? `/sales-opportunity/${customerFileId}` : '/calendar',
    deliveryTime: `2026-11-19T1${7 - index}:00:00.000Z`,
    readAt: '2026-11-19T18:00:00.000Z',
  };
});
