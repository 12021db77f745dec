import type { OpportunityStatus } from '@szansa/domain/opportunity';
import type { Days, Month } from '@szansa/domain/report';
import { sql, type Expression, type SqlBool } from 'kysely';

import { closedWithin, countedOf, endingWithin, withoutNextStep, type Counted } from '#modules/analytics';
import { firstOrganisation } from '#modules/opportunities';
import type { PersonRecord } from '#modules/users';
import { dayBegins, type CalendarDate, type Db } from '#platform';

/** Whose deals, and whether what their offers say may be told. */
export interface Whose extends Counted {
  readonly readsOffers: boolean;
}

/** What somebody has closed in a month. */
export interface MonthRow {
  readonly workerId: string | null;
  readonly month: Month;
  readonly count: number;
  readonly vehicleValue: string;
  readonly commission: string;
}

const offerOf = ({ readsOffers }: Whose) =>
  sql`left join offer on offer.id = customer_file.shown_offer_id and ${sql.lit(readsOffers)}`;

/** Closed deals of these days by month and owner. */
export async function monthsOfDeals(db: Db, whose: Whose, days: Days): Promise<readonly MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select customer_file.worker_id,
      to_char(customer_file.status_changed_at at time zone 'Europe/Warsaw', 'YYYY-MM') as month,
      count(*)::int as count,
      coalesce(sum(customer_file.vehicle_value), 0)::numeric(20, 2) as vehicle_value,
      coalesce(sum(offer.commision_amount), 0)::numeric(20, 2) as commission
    from customer_file ${offerOf(whose)}
    where ${countedOf(whose)} and ${closedWithin(days)}
    group by 1, 2 order by 2, 1
  `.execute(db);
  return rows;
}

interface DealRow {
  readonly id: string;
  readonly number: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly firstOrganisation: string | null;
}

const dealColumns = sql`customer_file.id, customer_file.number, customer.first_name, customer.last_name,
  ${firstOrganisation} as first_organisation`;

/** The deal of these days with the greatest commission. */
export async function findBestDeal(db: Db, whose: Whose, days: Days) {
  const { rows } = await sql<DealRow & { readonly amount: string }>`
    select ${dealColumns}, offer.commision_amount as amount
    from customer_file join customer on customer.id = customer_file.customer_id ${offerOf(whose)}
    where ${countedOf(whose)} and ${closedWithin(days)} and offer.commision_amount > 0
    order by offer.commision_amount desc, customer_file.number limit 1
  `.execute(db);
  return rows[0];
}

/** Who has earned most in these days. */
export async function findBestPerson(db: Db, whose: Whose, days: Days) {
  const { rows } = await sql<{ readonly person: PersonRecord; readonly amount: string }>`
    select json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) as person, best.amount
    from (
      select customer_file.worker_id, sum(offer.commision_amount)::numeric(20, 2) as amount
      from customer_file ${offerOf(whose)}
      where ${countedOf(whose)} and ${closedWithin(days)} and customer_file.worker_id is not null
      group by customer_file.worker_id
    ) best join app_user u on u.id = best.worker_id
    where best.amount > 0
    order by best.amount desc, u.last_name, u.first_name, u.id limit 1
  `.execute(db);
  return rows[0];
}

async function countFiles(db: Db, condition: Expression<SqlBool>): Promise<number> {
  const { count } = await db
    .selectFrom('customerFile')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(condition)
    .executeTakeFirstOrThrow();
  return count;
}

/** Open opportunities for which nothing is planned. */
export function countIdle(db: Db, whose: Whose): Promise<number> {
  return countFiles(db, sql<SqlBool>`(${countedOf(whose)} and ${withoutNextStep})`);
}

/** Closed ones whose contract ends in these days. */
export async function countEnding(db: Db, whose: Whose, days: Days): Promise<number> {
  if (!whose.readsOffers) return 0;
  return countFiles(db, sql<SqlBool>`(${countedOf(whose)} and ${endingWithin(days)})`);
}

/** Activities of a person, or of everybody, that are to be done by the end of a day. */
export async function countActivities(db: Db, workerId: string | null, until: CalendarDate): Promise<number> {
  const { count } = await db
    .selectFrom('activity')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('doneAt', 'is', null)
    .where('startAt', '<', dayBegins(until, 1))
    .$if(workerId !== null, (query) => query.where('workerId', '=', workerId ?? ''))
    .executeTakeFirstOrThrow();
  return count;
}

/** Pending requests for opportunities of a person, or of anybody. */
export async function countRequests(db: Db, workerId: string | null): Promise<number> {
  const { count } = await db
    .selectFrom('reassignRequest')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'pending')
    .$if(workerId !== null, (query) => query.where('currentWorkerId', '=', workerId ?? ''))
    .executeTakeFirstOrThrow();
  return count;
}

/** So many are shown to think about. */
const mostOpenDeals = 100;

interface OpenDealRow extends DealRow {
  readonly status: OpportunityStatus;
  readonly manufacturer: string | null;
  readonly model: string | null;
  readonly vehicleVersion: string | null;
  readonly commisionAmount: string;
}

/** Open deals whose offer has a commission, those nearest to being closed first. */
export async function listOpenDeals(db: Db, whose: Whose): Promise<readonly OpenDealRow[]> {
  const { rows } = await sql<OpenDealRow>`
    select ${dealColumns}, customer_file.status, vehicle.manufacturer, vehicle.model,
      vehicle.version as vehicle_version, offer.commision_amount
    from customer_file
    join customer on customer.id = customer_file.customer_id
    join opportunity_status on opportunity_status.slug = customer_file.status
    join offer on offer.id = customer_file.shown_offer_id and ${sql.lit(whose.readsOffers)}
    left join vehicle on vehicle.id = offer.vehicle_id
    where ${countedOf(whose)} and not customer_file.is_archived and customer_file.status <> 'closed'
      and offer.commision_amount > 0
    order by opportunity_status.position desc, offer.commision_amount desc, customer_file.number
    limit ${sql.lit(mostOpenDeals)}
  `.execute(db);
  return rows;
}

/** Whose deals there are to look at: active staff, and who owns opportunities; by name. */
export function listPeople(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName'])
    .where((eb) =>
      eb.or([
        eb('isActive', '=', true),
        eb.exists(
          eb
            .selectFrom('customerFile')
            .select('customerFile.id')
            .whereRef('customerFile.workerId', '=', 'appUser.id'),
        ),
      ]),
    )
    .orderBy(sql`last_name collate "pl-x-icu"`)
    .orderBy('firstName')
    .orderBy('id')
    .execute();
}
