import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleComments } from './conversation.ts';
import { sampleOpportunity } from './opportunities.ts';
import { pawel } from './enquiries.ts';
import { anna, piotr, sampleId } from './people.ts';

type Chat = Data<Endpoints['comments']['chats']>['items'][number];
type EnquiryChat = Data<Endpoints['internalEnquiryMessages']['chats']>['items'][number];

/** Chats about opportunities: unread ones first, then by the newest message. */
export const sampleChats: Chat[] = [
  {
    kind: 'CUSTOMER_FILE',
    customerFileId: sampleOpportunity.id,
    customerId: sampleId(901),
    customerName: 'Łąka i Synowie sp. z o.o.',
    messageId: sampleComments[1]?.id ?? null,
    message: '@Anna Nowak salon potwierdził rabat 8%, oferta w załączniku.',
    author: piotr,
    lastMessageAt: '2026-11-19T10:05:00.000Z',
    readAt: '2026-11-18T12:00:00.000Z',
    isUnread: true,
    cfWorkerId: anna.id,
    isArchived: false,
  },
  {
    kind: 'CUSTOMER_FILE',
    customerFileId: sampleId(3102),
    customerId: sampleId(902),
    customerName: 'Maria Żółw',
    messageId: sampleId(3112),
    message: 'Klientka odbiera samochód w środę.',
    author: anna,
    lastMessageAt: '2026-11-20T08:00:00.000Z',
    readAt: '2026-11-20T08:00:00.000Z',
    isUnread: false,
    cfWorkerId: anna.id,
    isArchived: false,
  },
  {
    kind: 'CUSTOMER_FILE',
    customerFileId: sampleId(3103),
    customerId: sampleId(903),
    customerName: 'Transport Gęś s.c.',
    messageId: null,
    message: null,
    author: null,
    lastMessageAt: null,
    readAt: null,
    isUnread: false,
    cfWorkerId: piotr.id,
    isArchived: true,
  },
];

/** Chats about enquiries, in the same order. */
export const sampleEnquiryChats: EnquiryChat[] = [
  {
    kind: 'INTERNAL_ENQUIRY',
    internalEnquiryId: sampleId(3201),
    individualNumber: 'ZW/2026/000123',
    title: 'Škoda Octavia kombi od ręki',
    worker: anna,
    platformerId: pawel.id,
    messageId: sampleId(3211),
    message: 'Jest w Poznaniu, biała, odbiór za trzy dni. Wysyłam konfigurację.',
    author: pawel,
    lastMessageAt: '2026-11-20T08:05:00.000Z',
    readAt: null,
    isUnread: true,
    isArchived: false,
  },
  {
    kind: 'INTERNAL_ENQUIRY',
    internalEnquiryId: sampleId(3202),
    individualNumber: 'ZW/2026/000118',
    title: 'Wycena leasingu dla floty dziesięciu samochodów dostawczych',
    worker: anna,
    platformerId: pawel.id,
    messageId: sampleId(3212),
    message: 'Dziękuję, wysyłam klientowi.',
    author: anna,
    lastMessageAt: '2026-11-17T08:40:00.000Z',
    readAt: '2026-11-17T08:40:00.000Z',
    isUnread: false,
    isArchived: false,
  },
];
