import { enquiryStatuses, type EnquiryStatus } from '@szansa/domain/enquiry';
import { warsawDay } from '@szansa/domain/shared';

import { momentsAtWork, workBefore } from '#demo';
import { insertConversations, type NewConversation } from '#modules/conversations';
import { demoPart, keepGenerated, type Demo, type DemoRecords } from '#platform';
import { insertEnquiries, type NewEnquiry } from './demo-queries.ts';
import { topics, type Topic } from './demo-topics.ts';
import type { NewEvent } from './event-queries.ts';
import { insertFile } from './file-queries.ts';

type Given = Pick<DemoRecords, 'opportunities' | 'platformers' | 'workers'>;

/** How many stand at each status. */
const shares: Readonly<Record<EnquiryStatus, number>> = {
  INTERNAL_ENQUIRY_STATUS_NEW: 7,
  INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS: 8,
  INTERNAL_ENQUIRY_STATUS_INFORMATION_REQUIRED: 6,
  INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION: 6,
  INTERNAL_ENQUIRY_STATUS_WAITING_FOR_CONTACT: 5,
  INTERNAL_ENQUIRY_STATUS_COMPLETED: 20,
};

/** How an enquiry came to its status. */
const ways: Readonly<Record<EnquiryStatus, readonly EnquiryStatus[]>> = {
  INTERNAL_ENQUIRY_STATUS_NEW: [],
  INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS: ['INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS'],
  INTERNAL_ENQUIRY_STATUS_INFORMATION_REQUIRED: [
    'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
    'INTERNAL_ENQUIRY_STATUS_INFORMATION_REQUIRED',
  ],
  INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION: [
    'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
    'INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION',
  ],
  INTERNAL_ENQUIRY_STATUS_WAITING_FOR_CONTACT: [
    'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
    'INTERNAL_ENQUIRY_STATUS_WAITING_FOR_CONTACT',
  ],
  INTERNAL_ENQUIRY_STATUS_COMPLETED: [
    'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
    'INTERNAL_ENQUIRY_STATUS_COMPLETED',
  ],
};

interface Made {
  /** Numbered when all of them are in order. */
  readonly row: Omit<NewEnquiry, 'number' | 'year'> & { readonly createdAt: Date };
  readonly events: readonly NewEvent[];
  readonly conversation: NewConversation<{ internalEnquiryId: string }>;
}

/** Who says what at a status, in order. */
function saidAt(
  status: EnquiryStatus,
  { unclear: [asked, answered], done }: Topic,
  [worker, platformer]: Pair,
) {
  const unclear = { authorId: platformer, message: asked };
  const answer = { authorId: worker, message: answered };
  if (status === 'INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION') return [unclear];
  if (status === 'INTERNAL_ENQUIRY_STATUS_COMPLETED')
    return [unclear, answer, { authorId: platformer, message: done }];
  if (ways[status].length > 1) return [unclear, answer];
  return [];
}

type Pair = readonly [worker: string, platformer: string];

/** An enquiry about an opportunity that was at a fitting stage when it was asked, or about none. */
function enquiry(demo: Demo, given: Given, topic: Topic, status: EnquiryStatus) {
  const { random, now } = demo;
  const isDone = status === 'INTERNAL_ENQUIRY_STATUS_COMPLETED';
  const youngest = 0.4 + ways[status].length;
  const createdAt = workBefore(now, youngest + random.next() ** 2 * (isDone ? 40 : 6));
  const fitting = given.opportunities.filter(
    ({ entered, until, ...one }) =>
      topic.stages.includes(one.status) && (entered[one.status] ?? now) < createdAt && until >= now,
  );
  const about = fitting.length > 0 && random.chance(0.75) ? random.pick(fitting) : null;
  const platformer = random.pick(given.platformers);
  const pair: Pair = [about?.by ?? random.pick(given.workers), platformer];
  const id = random.id(createdAt);
  return { id, createdAt, about, pair, isAssigned: status !== enquiryStatuses[0] || random.chance(0.4) };
}

function made(demo: Demo, given: Given, topic: Topic, status: EnquiryStatus): Made {
  const { random, now } = demo;
  const { id, createdAt, about, pair, isAssigned } = enquiry(demo, given, topic, status);
  const [worker, platformer] = pair;
  const said = saidAt(status, topic, pair);
  const way = ways[status];
  const isArchived = status === 'INTERNAL_ENQUIRY_STATUS_COMPLETED' && random.chance(0.2);
  const moments = momentsAtWork(random, way.length + said.length + 1, createdAt, now);
  const at = (index: number) => moments[index] ?? createdAt;
  // it is accepted first, talked about next, and comes to its status last
  const movedAt = way.map((_, index) => at(index === 0 ? 0 : said.length + index));
  const comments = said.map((one, index) => {
    const saidAtMoment = at(index + 1);
    return {
      ...one,
      id: random.id(saidAtMoment),
      internalEnquiryId: id,
      isNote: false,
      createdAt: saidAtMoment,
    };
  });
  const archivedAt = isArchived ? at(moments.length - 1) : null;
  const lastMessage = comments.at(-1);
  const last = [createdAt, movedAt.at(-1), lastMessage?.createdAt, archivedAt ?? undefined];
  const lastActivityAt = new Date(Math.max(...last.map((moment) => moment?.getTime() ?? 0)));
  const event = (moment: Date, type: NewEvent['type'], actorId: string, data: NewEvent['data'] = {}) => ({
    id: random.id(moment),
    internalEnquiryId: id,
    type,
    actorId,
    createdAt: moment,
    data,
  });
  const readers = lastMessage && random.chance(0.5) ? pair : [lastMessage?.authorId ?? worker];
  return {
    row: {
      id,
      ...topic.fields,
      category: topic.category,
      status,
      workerId: worker,
      platformerId: isAssigned ? platformer : null,
      customerFileId: about?.id ?? null,
      isArchived,
      archivedAt,
      statusChangedAt: movedAt.at(-1) ?? createdAt,
      lastActivityAt,
      createdBy: worker,
      createdAt,
      updatedAt: movedAt.at(-1) ?? createdAt,
    },
    events: [
      event(createdAt, 'created', worker),
      ...way.map((to, index) =>
        event(movedAt[index] ?? createdAt, 'status_changed', platformer, {
          from: way[index - 1] ?? enquiryStatuses[0],
          to,
        }),
      ),
      ...(archivedAt ? [event(archivedAt, 'archived', worker)] : []),
    ],
    conversation: {
      comments,
      followers: lastMessage ? pair.map((userId) => ({ internalEnquiryId: id, userId })) : [],
      reads: lastMessage
        ? readers.map((userId) => ({
            internalEnquiryId: id,
            userId,
            lastReadCommentId: lastMessage.id,
            readAt: lastMessage.createdAt,
          }))
        : [],
    },
  };
}

const checklist = `Dokumenty do wniosku:
- dowód osobisty wnioskodawcy
- PIT za ostatni rok z potwierdzeniem złożenia
- zaświadczenia z ZUS i urzędu skarbowego
`;

/** The documents that are to be processed. */
async function addDocuments(
  { random, work }: Demo,
  enquiries: readonly (NewEnquiry & { readonly createdAt: Date })[],
): Promise<void> {
  const bytes = Buffer.from(checklist);
  for (const { id: internalEnquiryId, createdBy, createdAt } of enquiries) {
    const file = await keepGenerated(work, { name: 'Lista dokumentów.txt', mime: 'text/plain', bytes });
    const id = random.id(createdAt);
    const row = { id, internalEnquiryId, fileId: file.id, createdBy, createdAt };
    await insertFile(work.db, row);
  }
}

/** Fifty enquiries of all categories at all statuses, most about an opportunity, with what was said about them. */
export const enquiriesDemo = demoPart(['opportunities', 'platformers', 'workers'], async (demo, given) => {
  const statuses = enquiryStatuses.flatMap((status) => Array.from({ length: shares[status] }, () => status));
  const all = statuses
    .map((status, index) =>
      made(demo, given, topics[index % topics.length] ?? demo.random.pick(topics), status),
    )
    .toSorted((one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime());
  const lastNumbers = new Map<number, number>();
  const rows = all.map(({ row }) => {
    const year = Number(warsawDay(row.createdAt).slice(0, 4));
    const number = (lastNumbers.get(year) ?? 0) + 1;
    lastNumbers.set(year, number);
    return { ...row, year, number };
  });
  await insertEnquiries(
    demo.work.db,
    rows,
    all.flatMap(({ events }) => events),
  );
  await insertConversations(
    demo.work.db,
    all.map(({ conversation }) => conversation),
  );
  await addDocuments(
    demo,
    rows.filter(({ category }) => category === 'document_processing'),
  );
  return {};
});
