import { sql, type Insertable } from 'kysely';

import { json, type Database, type Db } from '#platform';
import type { NewEvent } from './timeline-queries.ts';

export async function insertArchiveReasons(
  db: Db,
  rows: readonly Insertable<Database['archiveReason']>[],
): Promise<void> {
  await db.insertInto('archiveReason').values(rows).execute();
}

export interface NewOpportunity {
  readonly row: Insertable<Database['customerFile']>;
  readonly labelIds: readonly string[];
}

export async function insertOpportunities(db: Db, opportunities: readonly NewOpportunity[]): Promise<void> {
  const labelled = opportunities.flatMap(({ row, labelIds }) =>
    labelIds.map((labelId) => ({ customerFileId: row.id, labelId })),
  );
  await db
    .insertInto('customerFile')
    .values(opportunities.map(({ row }) => row))
    .execute();
  if (labelled.length > 0) await db.insertInto('customerFileLabel').values(labelled).execute();
}

/** Writes to the history of opportunities what has happened already. */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db
    .insertInto('timelineEvent')
    .values(events.map((event) => ({ ...event, data: json({ ...event.data }) })))
    .execute();
}

/** As `insertEvents`, and notes when something last happened to each of the opportunities. */
export async function insertActivity(db: Db, events: readonly NewEvent[]): Promise<void> {
  await insertEvents(db, events);
  await sql`
    update customer_file f set last_activity_at = latest.at
    from (
      select id, max(at) as at
      from unnest(
        ${events.map((event) => event.customerFileId)}::uuid[],
        ${events.map((event) => event.at.toISOString())}::timestamptz[]
      ) as happened (id, at)
      group by id
    ) as latest
    where f.id = latest.id and latest.at > f.last_activity_at
  `.execute(db);
}

interface Choice {
  readonly customerFileId: string;
  readonly offerId: string;
  readonly at: Date;
}

/** Writes which offers were chosen, and when. */
export async function setChosenOffers(db: Db, choices: readonly Choice[]): Promise<void> {
  await sql`
    update customer_file f
    set chosen_offer_id = choice.offer_id, updated_at = greatest(f.updated_at, choice.at)
    from unnest(
      ${choices.map((choice) => choice.customerFileId)}::uuid[],
      ${choices.map((choice) => choice.offerId)}::uuid[],
      ${choices.map((choice) => choice.at.toISOString())}::timestamptz[]
    ) as choice (id, offer_id, at)
    where f.id = choice.id
  `.execute(db);
}
