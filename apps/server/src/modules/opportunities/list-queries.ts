import type { ActivityType } from '@szansa/domain/activity';
import {
  opportunityStatuses,
  type LinkedScope,
  type OpportunityScope,
  type OpportunityStatus,
} from '@szansa/domain/opportunity';
import { expressionBuilder, sql, type AliasableExpression, type Selectable, type SqlBool } from 'kysely';

import { personOf } from '#modules/users';
import {
  compiledFor,
  compiledOnce,
  countRows,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
  type Source,
  type Way,
} from '#platform';
import { inScope, inWay, matching, type OpportunityFilters } from './filter-queries.ts';
import { offerFactColumns, type OfferFactsRow } from './queries.ts';

type FileRow = Selectable<Database['customerFile']>;

export interface NamedRecord {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

export interface LabelRecord {
  readonly id: string;
  readonly title: string;
  readonly color: string;
  readonly textColor: string | null;
  readonly description: string | null;
}

const labels = sql<LabelRecord[]>`(
  select coalesce(
    json_agg(json_build_object(
      'id', l.id, 'title', l.title, 'color', l.color, 'text_color', l.text_color, 'description', l.description
    ) order by l.title, l.id),
    '[]'
  )
  from customer_file_label fl join label l on l.id = fl.label_id where fl.customer_file_id = customer_file.id
)`;

/** The first firm of a joined `customer`, looked up where there is no person to call them by. */
export const firstOrganisation = sql<
  string | null
>`case when concat(customer.first_name, customer.last_name) = '' then (
  select o.name from customer_customer_organisation l
  join customer_organisation o on o.id = l.customer_organisation_id
  where l.customer_id = customer.id order by l.position, o.id limit 1
) end`;

/** Rows of `customer_file`, already few, with all that a list or a card shows. */
function shown(source: Source, files: AliasableExpression<FileRow>) {
  return source
    .selectFrom(files.as('customerFile'))
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .leftJoin('offer', 'offer.id', 'customerFile.shownOfferId')
    .leftJoin('vehicle', 'vehicle.id', 'offer.vehicleId')
    .leftJoin('appUser as worker', 'worker.id', 'customerFile.workerId')
    .leftJoin('leadSource', 'leadSource.id', 'customerFile.leadSourceId')
    .select([
      'customerFile.id',
      'customerFile.number',
      'customerFile.status',
      'customerFile.isArchived',
      'customerFile.customerId',
      'customerFile.workerId',
      'customerFile.statusChangedAt',
      'customerFile.lastActivityAt',
      'customerFile.createdAt',
      'customerFile.version',
      'customer.firstName',
      'customer.lastName',
      firstOrganisation.as('firstOrganisation'),
      'customerFile.vehicleValue',
      'vehicle.manufacturer',
      'vehicle.model',
      'vehicle.version as vehicleVersion',
      labels.as('labels'),
      'worker.firstName as workerFirstName',
      'worker.lastName as workerLastName',
      'worker.pictureFileId as workerPictureId',
      'customerFile.leadSourceId',
      'leadSource.name as leadSourceName',
      'leadSource.slug as leadSourceSlug',
    ]);
}

export type ShownRow = RowOf<typeof listOpportunities>;

export type OpportunitySort = 'lastActivityAt' | 'createdAt' | 'number' | 'statusChangedAt';

/** One page of opportunities. */
export function listOpportunities(
  source: Source,
  filters: OpportunityFilters,
  order: { readonly sort: OpportunitySort | `-${OpportunitySort}` } & Page,
  way: Way,
) {
  const { field, direction } = sortOf<OpportunitySort>(order.sort);
  const page = onPage(
    expressionBuilder<Database>()
      .selectFrom('customerFile')
      .selectAll('customerFile')
      .where(inWay(filters, way))
      .orderBy(`customerFile.${field}`, direction)
      .orderBy('customerFile.id', direction),
    order,
  );
  return rowQuery(
    shown(source, page).orderBy(`customerFile.${field}`, direction).orderBy('customerFile.id', direction),
  );
}

/** How many there are. */
export function countOpportunities(db: Db, filters: OpportunityFilters): Counting {
  const query = db.selectFrom('customerFile').select('customerFile.id').where(matching(filters));
  return countRows(db, query, filters.search);
}

interface NextActivity {
  readonly id: string;
  readonly type: ActivityType;
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string | null;
}

/** An instant inside of JSON, as the database writes no other one: ISO 8601 in UTC. */
const utc = (instant: string) =>
  sql`to_char(${sql.ref(instant)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The earliest activity of an opportunity that is not done. */
const nextActivity = sql<NextActivity | null>`(
  select json_build_object(
    'id', a.id, 'type', a.type, 'title', a.title, 'start_at', ${utc('a.start_at')}, 'end_at', ${utc('a.end_at')}
  )
  from activity a where a.customer_file_id = customer_file.id and a.done_at is null
  order by a.start_at, a.id limit 1
)`;

/** Number of cards that a column first shows, and number of further ones for each request for more. */
const firstCards = 20;
const furtherCards = 100;

/**
 * Returns the newest cards of every status, each column found by its own index scan. `more` contains a status once for
 * each request for further cards of it.
 */
export function boardCards(
  db: Db,
  filters: OpportunityFilters,
  {
    more,
    readsActivities,
  }: { readonly more: readonly OpportunityStatus[]; readonly readsActivities: boolean },
) {
  const most = opportunityStatuses.map(
    (status) => firstCards + furtherCards * more.filter((one) => one === status).length,
  );
  const isMore = more.length > 0;
  const stages = sql<{ status: OpportunityStatus; most: number }>`unnest(
    ${[...opportunityStatuses]}::text[], ${most}::int[]
  )`;
  const files = db
    .selectFrom(stages.as<'stage'>(sql`stage(status, most)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('customerFile')
          .selectAll('customerFile')
          .whereRef('customerFile.status', '=', 'stage.status')
          .where(matching(filters))
          .orderBy('customerFile.lastActivityAt', 'desc')
          .orderBy('customerFile.id', 'desc')
          // a number that is known decides how all else is found
          .limit((of) => (isMore ? of.ref('stage.most') : sql.lit(firstCards)))
          .as('customerFile'),
      (join) => join.onTrue(),
    )
    .selectAll('customerFile');
  return shown(db, files)
    .select((readsActivities ? nextActivity : sql<null>`null`).as('nextActivity'))
    .orderBy('customerFile.lastActivityAt', 'desc')
    .orderBy('customerFile.id', 'desc')
    .execute();
}

type ReasonRecord = NamedRecord & { readonly requiresNote: boolean };

const archiveReason = sql<ReasonRecord | null>`(
  select json_build_object('id', r.id, 'name', r.name, 'slug', r.slug, 'requires_note', r.requires_note)
  from archive_reason r where r.id = customer_file.archive_reason_id
)`;

/** Fields of the chosen offer, which is the one shown, that closing requires. */
export const chosenOffer = sql<OfferFactsRow | null>`case when offer.id = customer_file.chosen_offer_id then json_build_object(${sql.join(
  offerFactColumns.flatMap((column) => [sql.lit(column), sql.ref(`offer.${column}`)]),
)}) end`;

/** The same with all that the page of an opportunity shows. */
function wholeRows(source: Source, files: AliasableExpression<FileRow>) {
  return shown(source, files)
    .select([
      'customerFile.note',
      'customerFile.chosenOfferId',
      'customerFile.archiveNote',
      'customerFile.archivedAt',
      'customerFile.creationMethod',
      'customer.taxIdNumber',
      'customer.emails',
      'customer.phones',
      archiveReason.as('archiveReason'),
      chosenOffer.as('chosenOffer'),
    ])
    .select((eb) => personOf(eb.ref('customerFile.createdBy')).as('createdBy'));
}

function wholeOpportunity(db: Db, id: string, scope: OpportunityScope) {
  const file = db
    .selectFrom('customerFile')
    .selectAll('customerFile')
    .where('customerFile.id', '=', id)
    .where(inScope(scope));
  return wholeRows(db, file);
}

/** Rows of `customer_file` with all that the page of an opportunity shows. */
export const whole = (source: Source, files: AliasableExpression<FileRow>) =>
  rowQuery(wholeRows(source, files));

export type WholeRow = NonNullable<Awaited<ReturnType<typeof findOpportunity>>>;

const wholeInScope = compiledFor(
  (scope: Exclude<OpportunityScope, LinkedScope>, db, { id }: { id: string }) =>
    wholeOpportunity(db, id, scope),
);
const wholeLinked = compiledOnce((db, { id, linkedTo }: LinkedScope & { id: string }) =>
  wholeOpportunity(db, id, { linkedTo }),
);

/** A whole opportunity. */
export async function findOpportunity(db: Db, id: string, scope: OpportunityScope) {
  const [row] =
    typeof scope === 'string'
      ? await wholeInScope(scope)(db, { id })
      : await wholeLinked(db, { id, ...scope });
  return row;
}

/** Long enough for any customer; a screen shows no more. */
const mostRelated = 100;

/** Other opportunities of the customer, and of customers who share one of their organisations. */
export function relatedOpportunities(
  db: Db,
  of: { readonly id: string; readonly customerId: string },
  scope: OpportunityScope,
) {
  const colleagues = sql<SqlBool>`customer_file.customer_id in (
    select theirs.customer_id from customer_customer_organisation own
    join customer_customer_organisation theirs using (customer_organisation_id)
    where own.customer_id = ${of.customerId}
  )`;
  const files = db
    .selectFrom('customerFile')
    .selectAll('customerFile')
    .where('customerFile.id', '<>', of.id)
    .where((eb) => eb.or([eb('customerFile.customerId', '=', of.customerId), colleagues]))
    .where(inScope(scope))
    .orderBy('customerFile.lastActivityAt', 'desc')
    .orderBy('customerFile.id', 'desc')
    .limit(mostRelated);
  return shown(db, files)
    .orderBy('customerFile.lastActivityAt', 'desc')
    .orderBy('customerFile.id', 'desc')
    .execute();
}
