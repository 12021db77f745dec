import { opportunityStatuses, type OpportunityStatus } from '@szansa/domain/opportunity';
import type { Insertable } from 'kysely';

import { json } from '../platform/database/columns.ts';
import type { Db } from '../platform/database/pool.ts';
import type { Database } from '../platform/database/schema.ts';
import { conversation } from './conversations.ts';
import type { DemoDirectory } from './directory.ts';
import { demoOffer, type OfferRow } from './offers.ts';
import type { Seeded } from './seeded.ts';
import { duringWork } from './working-hours.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How many of three hundred stand at each stage. */
const shares: Readonly<Record<OpportunityStatus, number>> = {
  lead: 38,
  first_contact: 34,
  presentation_proposal: 36,
  negotiations: 32,
  application_to_client: 20,
  application: 22,
  conclusion_agreement: 18,
  waiting_for_vehicle: 24,
  registration_insurance: 14,
  handing: 10,
  closed: 52,
};

export interface DemoLists {
  readonly leadSources: readonly string[];
  readonly archiveReasons: readonly string[];
  readonly labels: readonly string[];
}

type FileRow = Insertable<Database['customerFile']>;
type EventRow = Insertable<Database['timelineEvent']>;

interface Rows {
  readonly files: FileRow[];
  readonly offers: OfferRow[];
  readonly labels: Insertable<Database['customerFileLabel']>[];
  readonly events: EventRow[];
  readonly comments: Insertable<Database['comment']>[];
  readonly followers: Insertable<Database['chatFollower']>[];
  readonly reads: Insertable<Database['chatRead']>[];
}

interface Given {
  readonly random: Seeded;
  readonly now: Date;
  readonly customers: readonly { readonly id: string; readonly createdAt: Date }[];
  readonly workers: readonly string[];
  readonly directory: DemoDirectory;
  readonly lists: DemoLists;
}

function addOne(rows: Rows, given: Given, status: OpportunityStatus, index: number): void {
  const { random, now, customers, workers, directory, lists } = given;
  const customer = customers[index % customers.length] ?? random.pick(customers);
  const step = opportunityStatuses.indexOf(status);
  const youngest = status === 'closed' ? 30 : 1;
  const age = random.between(youngest, 20 + step * 12) * day;
  const createdAt = new Date(
    Math.max(customer.createdAt.getTime(), now.getTime() - age) + random.between(0, 300) * minute,
  );
  const worker = step === 0 && random.chance(0.3) ? null : random.pick(workers);
  const by = worker ?? random.pick(workers);
  const isArchived = status !== 'closed' && random.chance(0.1);
  const id = random.id(createdAt);
  // each moment of the deal's life, evenly between its opening and now
  const span = Math.max(now.getTime() - createdAt.getTime(), 2 * minute);
  const moments = step + 4;
  const at = (moment: number) => {
    const lived = new Date(createdAt.getTime() + (span * moment) / (moments + 1));
    return new Date(Math.min(duringWork(lived).getTime(), now.getTime()));
  };
  const event = (moment: number, type: EventRow['type'], data: Record<string, unknown> = {}) =>
    rows.events.push({
      id: random.id(at(moment)),
      customerFileId: id,
      type,
      actorId: by,
      at: at(moment),
      data: json(data),
    });

  event(0, 'created');
  for (let passed = 1; passed <= step; passed += 1) {
    event(passed, 'status_changed', {
      from: opportunityStatuses[passed - 1],
      to: opportunityStatuses[passed],
    });
  }

  let chosenOfferId: string | null = null;
  if (step >= 2) {
    const stage = { signed: step >= 6, registered: step >= 9, closed: status === 'closed' };
    const count = stage.signed ? 1 + random.between(0, 1) : random.between(1, 3);
    for (let made = 0; made < count; made += 1) {
      const { row, vehicle } = demoOffer(random, directory, {
        customerFileId: id,
        createdBy: by,
        at: at(2),
        stage,
      });
      rows.offers.push(row);
      event(2, 'offer_added', { name: vehicle });
      chosenOfferId ??= row.id;
    }
    event(3, 'offer_chosen', { name: 'Leasing' });
  }

  const talk = conversation(random, { customerFileId: id, workers, by, from: at(0), until: at(moments) });
  rows.comments.push(...talk.comments);
  rows.followers.push(...talk.followers);
  rows.reads.push(...talk.reads);
  rows.events.push(...talk.events);
  for (const labelId of lists.labels.filter(() => random.chance(0.15)))
    rows.labels.push({ customerFileId: id, labelId });
  if (isArchived) event(moments, 'archived', { name: 'Klient zrezygnował' });

  rows.files.push({
    id,
    customerId: customer.id,
    workerId: worker,
    status,
    leadSourceId:
      isArchived || status === 'closed' || random.chance(0.9) ? random.pick(lists.leadSources) : null,
    chosenOfferId,
    isArchived,
    archiveReasonId: isArchived ? (lists.archiveReasons[0] ?? null) : null,
    archivedAt: isArchived ? at(moments) : null,
    statusChangedAt: at(step),
    lastActivityAt: at(isArchived ? moments : step + 1),
    creationMethod: 'demo',
    note: random.chance(0.2) ? 'Klient porównuje leasing z najmem, decyzja do końca miesiąca.' : null,
    createdBy: by,
    createdAt: at(0),
    updatedAt: at(step),
  });
}

async function inChunks<Row>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) await insert(rows.slice(from, from + 500));
}

/** Three hundred opportunities at all stages, with offers, labels, comments and history. */
export async function addOpportunities(db: Db, given: Given): Promise<void> {
  const rows: Rows = {
    files: [],
    offers: [],
    labels: [],
    events: [],
    comments: [],
    followers: [],
    reads: [],
  };
  let index = 0;
  for (const status of opportunityStatuses) {
    for (let count = 0; count < shares[status]; count += 1) addOne(rows, given, status, (index += 1));
  }
  await inChunks(rows.files, (chunk) => db.insertInto('customerFile').values(chunk).execute());
  await inChunks(rows.offers, (chunk) => db.insertInto('offer').values(chunk).execute());
  await inChunks(rows.labels, (chunk) => db.insertInto('customerFileLabel').values(chunk).execute());
  await inChunks(rows.comments, (chunk) => db.insertInto('comment').values(chunk).execute());
  await inChunks(rows.followers, (chunk) => db.insertInto('chatFollower').values(chunk).execute());
  await inChunks(rows.reads, (chunk) => db.insertInto('chatRead').values(chunk).execute());
  await inChunks(rows.events, (chunk) => db.insertInto('timelineEvent').values(chunk).execute());
}
