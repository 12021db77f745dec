import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleOpportunity } from './opportunities.ts';
import { anna, katarzyna, piotr, sampleId, sampleWorkers } from './people.ts';

type ConversationPage = Data<Endpoints['comments']['find']>;
type Comment = ConversationPage['items'][number];
type DocumentRecord = Data<Endpoints['documents']['listOfOpportunity']>[number];

const common = {
  customerFileId: sampleOpportunity.id,
  isNote: false,
  files: [],
  mentions: [],
  replyTo: null,
  clientId: null,
  updatedAt: null,
  isRemoved: false,
  can: { edit: false, remove: false },
};

/** Newest first. */
export const sampleComments: Comment[] = [
  {
    ...common,
    id: sampleId(603),
    message: 'Wysłałam klientowi porównanie, oddzwoni w poniedziałek.',
    author: anna,
    createdAt: '2026-11-20T14:12:00.000Z',
    can: { edit: true, remove: true },
  },
  {
    ...common,
    id: sampleId(602),
    message: `@[Anna Nowak](${anna.id}) salon potwierdził rabat 8%, oferta w załączniku.`,
    author: piotr,
    files: [
      {
        id: sampleId(701),
        name: 'oferta-salonu.pdf',
        mime: 'application/pdf',
        size: 184_320,
        hasThumbnail: false,
      },
    ],
    mentions: [anna],
    createdAt: '2026-11-19T10:05:00.000Z',
  },
  {
    ...common,
    id: sampleId(601),
    message: '',
    author: piotr,
    createdAt: '2026-11-18T09:00:00.000Z',
    isRemoved: true,
  },
];

export const sampleNotes: Comment[] = [
  {
    ...common,
    id: sampleId(611),
    isNote: true,
    message: 'Klient ma drugą firmę, zapytać o flotę w styczniu.',
    author: anna,
    createdAt: '2026-11-12T08:30:00.000Z',
    can: { edit: false, remove: true },
  },
];

/** Returns a page with a whole conversation, oldest first as the screen requests it; all `readers` have read it. */
export function samplePage<Item extends Pick<Comment, 'id'>>(
  messages: readonly Item[],
  readers: readonly Comment['author'][] = [],
): Omit<ConversationPage, 'items'> & { items: Item[] } {
  const [newest] = messages;
  return {
    items: messages.toReversed(),
    older: null,
    newer: null,
    messageReadBy: newest
      ? readers.map((reader) => ({ reader, messageId: newest.id, readAt: '2026-11-20T15:00:00.000Z' }))
      : [],
    firstUnreadId: null,
    unreadBelow: { ids: [], isMore: false },
    isFollowed: false,
  };
}

/** Staff as a conversation knows them: one of them may not read it. */
export const samplePeople: Data<Endpoints['comments']['people']> = sampleWorkers.map((worker) => ({
  ...worker,
  mayRead: worker.id !== katarzyna.id,
}));

export const sampleDocuments: DocumentRecord[] = [
  {
    id: sampleId(711),
    customerFileId: sampleOpportunity.id,
    type: 'bank_offer',
    name: 'Oferta Demo Lease.pdf',
    file: {
      id: sampleId(721),
      name: 'Oferta Demo Lease.pdf',
      mime: 'application/pdf',
      size: 240_128,
      hasThumbnail: false,
    },
    offerId: null,
    createdBy: anna,
    createdAt: '2026-11-15T11:00:00.000Z',
    can: { open: true, remove: true },
  },
];
