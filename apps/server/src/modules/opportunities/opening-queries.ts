import { sql, type Selectable } from 'kysely';

import { compiledOnce, withAuditRow, type AuditRow, type Database, type Db } from '#platform';
import { whole, type WholeRow } from './list-queries.ts';
import type { NewEvent } from './timeline-queries.ts';

type FileRow = Selectable<Database['customerFile']>;

/** A new opportunity, which is a lead; the database gives it its number. */
type NewOpportunity = Pick<
  FileRow,
  'id' | 'customerId' | 'workerId' | 'leadSourceId' | 'note' | 'creationMethod' | 'createdBy'
>;

const uuid = (value: string | null) => sql<string>`${value}::uuid`;

interface Opening {
  readonly audit: AuditRow;
  readonly row: NewOpportunity;
  /** The first event of its history. */
  readonly event: Pick<NewEvent, 'id' | 'actorId' | 'at'>;
}

const opening = compiledOnce((db, { audit, row, event }: Opening) => {
  const source = withAuditRow(db, audit)
    .with('usable', (within) =>
      within
        .selectFrom('customer')
        .select('id')
        .where('id', '=', row.customerId)
        .where('isArchived', '=', sql.lit(false))
        .forShare(),
    )
    .with('opened', (within) =>
      within
        .insertInto('customerFile')
        .columns([
          'id',
          'customerId',
          'workerId',
          'status',
          'leadSourceId',
          'note',
          'creationMethod',
          'createdBy',
        ])
        .expression((eb) =>
          eb
            .selectFrom('usable')
            .select([
              uuid(row.id).as('id'),
              'usable.id as customerId',
              uuid(row.workerId).as('workerId'),
              sql.lit('lead').as('status'),
              uuid(row.leadSourceId).as('leadSourceId'),
              sql`${row.note}::text`.as('note'),
              sql`${row.creationMethod}::text`.as('creationMethod'),
              uuid(row.createdBy).as('createdBy'),
            ]),
        )
        .returningAll(),
    )
    .with('happened', (within) =>
      within
        .insertInto('timelineEvent')
        .columns(['id', 'customerFileId', 'type', 'actorId', 'at'])
        .expression((eb) =>
          eb
            .selectFrom('opened')
            .select([
              uuid(event.id).as('id'),
              'opened.id as customerFileId',
              sql.lit('created').as('type'),
              uuid(event.actorId).as('actorId'),
              sql`${event.at}::timestamptz`.as('at'),
            ]),
        ),
    );
  return whole(source, sql<FileRow>`(select * from opened)`);
});

/**
 * Opens an opportunity, with its audit entry and the first event of its history, and returns it whole, without labels;
 * undefined for a customer who is archived or does not exist. The customer is locked against being archived meanwhile,
 * but not against others who open opportunities for them.
 */
export async function openOpportunity(db: Db, opened: Opening): Promise<WholeRow | undefined> {
  const [row] = await opening(db, opened);
  return row;
}
