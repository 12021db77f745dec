import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleOpportunity } from './opportunities.ts';
import { sampleId } from './people.ts';

type Notification = Data<Endpoints['notifications']['get']>;

const { customer, id: customerFileId } = sampleOpportunity;

/** What Anna was told, the newest first. */
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

/** How Anna is told; she is no administrator, so that the leads of the whole agency are not among them. */
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
  { kind: 'enquiry_reassigned', group: 'enquiries', channel: 'app' },
];
