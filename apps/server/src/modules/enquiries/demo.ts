import { enquiryStatuses, newStatus, type EnquiryStatus, completedStatus } from '@szansa/domain/enquiry';
import { warsawDay } from '@szansa/domain/shared';

import { seeded, workBefore } from '#demo';
import { insertConversations } from '#modules/conversations';
import { demoPart, storeGenerated, type Demo, type DemoRecords } from '#platform';
import { made, ways, type DemoEnquiry, type Made } from './demo-made.ts';
import { pastEnquiries } from './demo-past.ts';
import { insertEnquiries, type NewEnquiry } from './demo-queries.ts';
import { topics, type Topic } from './demo-topics.ts';
import { insertFile } from './file-queries.ts';

/** What a platformer has calculated; the terms follow from the offer that was made of it. */
interface DemoCalculation {
  readonly id: string;
  readonly internalEnquiryId: string;
  readonly customerFileId: string | null;
  readonly by: string;
  readonly at: Date;
}

interface Answered extends Made {
  readonly calculation: DemoCalculation | null;
}

/** Adds a proposal to completed calculations, at the time of the platformer's final message. */
function withCalculations({ random }: Demo, enquiries: readonly Made[]): Answered[] {
  return enquiries.map((enquiry): Answered => {
    const { row, events, conversation } = enquiry;
    const at = conversation.comments.at(-1)?.createdAt;
    const by = row.platformerId;
    if (row.category !== 'calculation' || row.status !== completedStatus || !by || !at) {
      return { ...enquiry, calculation: null };
    }
    const [internalEnquiryId, customerFileId] = [row.id, row.customerFileId ?? null];
    const proposed = { id: random.id(at), internalEnquiryId, actorId: by, createdAt: at, data: {} };
    return {
      ...enquiry,
      events: [...events, { ...proposed, type: 'proposed' }],
      calculation: { id: random.id(at), internalEnquiryId, customerFileId, by, at },
    };
  });
}

type Given = Pick<DemoRecords, 'opportunities' | 'platformers' | 'workers'>;

/** Working days within which all that happens to a completed enquiry happens. */
const longestAnswer = 1.5;

/** Number of enquiries with each status. */
const shares: Readonly<Record<EnquiryStatus, number>> = {
  INTERNAL_ENQUIRY_STATUS_NEW: 7,
  INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS: 8,
  INTERNAL_ENQUIRY_STATUS_INFORMATION_REQUIRED: 6,
  INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION: 6,
  INTERNAL_ENQUIRY_STATUS_WAITING_FOR_CONTACT: 5,
  INTERNAL_ENQUIRY_STATUS_COMPLETED: 20,
};

/** Returns an enquiry about an opportunity that was at a fitting stage at that time, or about none. */
function drawn(demo: Demo, given: Given, topic: Topic, status: EnquiryStatus): DemoEnquiry {
  const { random, now } = demo;
  const isDone = status === 'INTERNAL_ENQUIRY_STATUS_COMPLETED';
  const youngest = 0.4 + ways[status].length;
  const ago = youngest + random.next() ** 2 * (isDone ? 40 : 6);
  const createdAt = workBefore(now, ago);
  const fitting = given.opportunities.filter(
    ({ entered, until, ...one }) =>
      topic.stages.includes(one.status) && (entered[one.status] ?? now) < createdAt && until >= now,
  );
  const about = fitting.length > 0 && random.chance(0.75) ? random.pick(fitting) : null;
  const platformer = random.pick(given.platformers);
  const worker = about?.by ?? random.pick(given.workers);
  const id = random.id(createdAt);
  return {
    id,
    createdAt,
    // no enquiry is open for weeks
    until: isDone ? workBefore(now, Math.max(0, ago - longestAnswer)) : now,
    about,
    pair: [worker, platformer],
    isAssigned: status !== newStatus || random.chance(0.4),
    isArchived: isDone && random.chance(0.2),
  };
}

export interface EnquiriesDemo {
  calculations: readonly DemoCalculation[];
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
    const file = await storeGenerated(work, { name: 'Lista dokumentów.txt', mime: 'text/plain', bytes });
    const id = random.id(createdAt);
    const row = { id, internalEnquiryId, fileId: file.id, createdBy, createdAt };
    await insertFile(work.db, row);
  }
}

/**
 * Fifty enquiries of all categories and statuses, most about an opportunity, with their conversations, and those that
 * were answered in the year before.
 */
export const enquiriesDemo = demoPart(['opportunities', 'platformers', 'workers'], async (demo, given) => {
  const statuses = enquiryStatuses.flatMap((status) => Array.from({ length: shares[status] }, () => status));
  const current = statuses.map((status, index) => {
    const topic = topics[index % topics.length] ?? demo.random.pick(topics);
    return made(demo, topic, status, drawn(demo, given, topic, status));
  });
  // how many were answered before changes nothing else of the agency
  const own = { ...demo, random: seeded(1) };
  const all = withCalculations(own, [...current, ...pastEnquiries(own, given)]).toSorted(
    (one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime(),
  );
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
  return { calculations: all.flatMap(({ calculation }) => calculation ?? []) };
});
