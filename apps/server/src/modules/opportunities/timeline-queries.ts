import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { Moved, TimelineEventType } from '@szansa/domain/opportunity';
import { expressionBuilder, sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';

import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  json,
  onPage,
  rowQuery,
  sortOf,
  type PreparedStatement,
  type Counting,
  type Database,
  type Db,
  type Page,
} from '#platform';
import { opportunitiesOf, type OpportunitiesOf } from './filter-queries.ts';
import { numberOf } from './named-queries.ts';

/** Data of an event: names as they were when it happened; comments with their current text. */
type DescribedData = Data<Endpoints['opportunities']['timeline']>['items'][number]['data'];

/** Stored data of an event; for a move it contains more than clients get. */
export type TimelineData = DescribedData & {
  /** When the status that was left had been entered, ISO 8601. */
  readonly since?: string;
  /** Whether the move undid the one before it (rule ST3). */
  readonly isBack?: true;
};

export interface TimelineFilters {
  readonly types: readonly TimelineEventType[];
  readonly actorId?: readonly string[] | undefined;
  readonly search?: string | undefined;
}

/** How much of a comment the history shows. */
const excerpt = 300;

/** The start of a comment's current text, as plain text. */
const note = sql<string | null>`(
  select left(regexp_replace(c.message, '@\\[([^\\]]+)\\]\\([0-9a-f-]{36}\\)', '@\\1', 'g'), ${sql.lit(excerpt)})
  from comment c where c.id = timeline_event.comment_id and c.removed_at is null
)`;

const isRemoved = sql<boolean>`exists (
  select 1 from comment c where c.id = timeline_event.comment_id and c.removed_at is not null
)`;

/** Names, notes and who did it. */
const searched = sql<string>`fold(concat_ws(' ',
  timeline_event.data->>'name', timeline_event.data->>'from', timeline_event.data->>'to',
  timeline_event.data->>'note', ${note},
  (select u.first_name || ' ' || u.last_name from app_user u where u.id = timeline_event.actor_id)
))`;

/** Whose history: of one opportunity, or of all of a customer. */
export type HistoryOf = { readonly customerFileId: string } | OpportunitiesOf;

function isOf(whose: HistoryOf): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'timelineEvent'>();
  return 'customerFileId' in whose
    ? eb('timelineEvent.customerFileId', '=', whose.customerFileId)
    : eb('timelineEvent.customerFileId', 'in', opportunitiesOf(whose));
}

function filtered<O>(
  query: SelectQueryBuilder<Database, 'timelineEvent', O>,
  whose: HistoryOf,
  filters: TimelineFilters,
) {
  return query
    .where(isOf(whose))
    .where(sql<SqlBool>`timeline_event.type = any(${[...filters.types]}::text[])`)
    .$if(filters.actorId !== undefined, (found) =>
      found.where('timelineEvent.actorId', 'in', filters.actorId ?? []),
    )
    .$if(Boolean(filters.search), (found) => found.where(() => containsAll(searched, filters.search ?? '')));
}

/** One page of a history; each event with the number of its opportunity. */
export function listEvents(
  db: Db,
  whose: HistoryOf,
  query: TimelineFilters & { readonly sort: 'at' | '-at' } & Page,
) {
  const { direction } = sortOf<'at'>(query.sort);
  return rowQuery(
    onPage(
      filtered(db.selectFrom('timelineEvent'), whose, query)
        .select(['timelineEvent.id', 'timelineEvent.type', 'timelineEvent.at'])
        .select((eb) => [
          eb.ref('timelineEvent.data').$castTo<TimelineData>().as('data'),
          personOf(eb.ref('timelineEvent.actorId')).as('by'),
        ])
        .select([note.as('note'), isRemoved.as('isRemoved')])
        .select((eb) => numberOf(eb.ref('timelineEvent.customerFileId')).as('opportunity'))
        .orderBy('timelineEvent.at', direction)
        .orderBy('timelineEvent.id', direction),
      query,
    ),
  );
}

/** Stored data of a move; older ones have no `since`. */
type MoveData = Pick<Moved, 'from' | 'to'> & Pick<TimelineData, 'since' | 'isBack'>;

/**
 * Returns the last move of an opportunity, with when its former status had been entered; none if it undid another
 * move.
 */
export async function lastMove(
  db: Db,
  customerFileId: string,
): Promise<(Moved & { readonly since: Date }) | undefined> {
  const last = await db
    .selectFrom('timelineEvent')
    .select(['actorId', 'at'])
    .select((eb) => eb.ref('data').$castTo<MoveData>().as('data'))
    .where('customerFileId', '=', customerFileId)
    .where('type', '=', 'status_changed')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return undefined;
  const { from, to, since, isBack = false } = last.data;
  if (since === undefined || isBack) return undefined;
  return { from, to, actorId: last.actorId, at: last.at, since: new Date(since) };
}

export function countEvents(db: Db, whose: HistoryOf, filters: TimelineFilters): Counting {
  return countRows(db, filtered(db.selectFrom('timelineEvent').select('timelineEvent.id'), whose, filters));
}

export interface NewEvent {
  readonly id: string;
  readonly customerFileId: string;
  readonly type: TimelineEventType;
  readonly actorId: string | null;
  readonly at: Date;
  readonly data: TimelineData;
  readonly commentId?: string | null;
}

/** Events written by one statement, which may have so many parameters. */
const atOnce = 1000;

const rowOf = (event: NewEvent) => ({ ...event, data: json({ ...event.data }) });

/**
 * Has a statement write an event as well. That the opportunity was active is for the caller to note, who may be writing
 * the opportunity itself.
 */
export function withEvent(statement: PreparedStatement, event: NewEvent): PreparedStatement {
  return statement.with('happened', (db) => db.insertInto('timelineEvent').values(rowOf(event)));
}

export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map(rowOf);
  for (let written = 0; written < rows.length; written += atOnce) {
    await db
      .insertInto('timelineEvent')
      .values(rows.slice(written, written + atOnce))
      .execute();
  }
}
