import type { OpportunityStatus } from '@szansa/domain/opportunity';
import type { Month } from '@szansa/domain/report';
import { sql, type SqlBool } from 'kysely';

import { countedOf, isCurrent, staleFactsNow, type Counted } from '#modules/analytics';
import { firstOrganisation } from '#modules/opportunities';
import { personJson, type PersonRecord } from '#modules/users';
import { startOfDay, type CalendarDate, type Db } from '#platform';

/** Whose deals are counted, and whether the caller may see the content of their offers. */
export interface Whose extends Counted {
  readonly readsOffers: boolean;
}

interface DealRow {
  readonly id: string;
  readonly number: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly firstOrganisation: string | null;
}

const dealColumns = sql`deal.customer_file_id as id, deal.number, customer.first_name, customer.last_name,
  ${firstOrganisation} as first_organisation`;

/** Facts of the owner who is meant, found by the index of owners. */
const ofOwner = ({ ownedBy }: Whose) =>
  ownedBy === undefined ? sql<SqlBool>`true` : sql<SqlBool>`deal_fact.worker_id = ${ownedBy}::uuid`;

/** The deal closed in a month with the greatest commission. */
export async function findBestDeal(db: Db, whose: Whose, month: Month) {
  if (!whose.readsOffers) return undefined;
  const isOfMonth = sql<SqlBool>`closed_month = ${month} and commision_amount > 0`;
  const best = sql`order by commision_amount desc, number limit 1`;
  const { rows } = await sql<DealRow & { readonly amount: string; readonly person: PersonRecord | null }>`
    select ${dealColumns}, deal.commision_amount as amount,
      (select ${personJson} from app_user u where u.id = deal.worker_id) as person
    from (
      (
        select deal_fact.* from deal_fact join customer_file on customer_file.id = deal_fact.customer_file_id
        where ${isOfMonth} and ${ofOwner(whose)} and ${isCurrent} and ${countedOf(whose)} ${best}
      )
      union all select * from (${staleFactsNow(countedOf(whose))}) as changed where ${isOfMonth}
      ${best}
    ) deal
    join customer_file on customer_file.id = deal.customer_file_id
    join customer on customer.id = customer_file.customer_id
  `.execute(db);
  return rows[0];
}

/** Of these people the first by name. */
export async function findFirstByName(db: Db, ids: readonly string[]): Promise<PersonRecord | undefined> {
  const { rows } = await sql<{ readonly person: PersonRecord }>`
    select ${personJson} as person from app_user u
    where u.id = any(${[...ids]}::uuid[]) order by u.last_name, u.first_name, u.id limit 1
  `.execute(db);
  return rows[0]?.person;
}

/** Activities of a person, or of everybody, that are to be done by the end of a day. */
export async function countActivities(db: Db, workerId: string | null, until: CalendarDate): Promise<number> {
  const { count } = await db
    .selectFrom('activity')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('doneAt', 'is', null)
    .where('startAt', '<', startOfDay(until, 1))
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
  if (!whose.readsOffers) return [];
  const isOpen = sql<SqlBool>`state = 'open' and commision_amount > 0`;
  const { rows } = await sql<OpenDealRow>`
    select ${dealColumns}, deal.status, vehicle.manufacturer, vehicle.model,
      vehicle.version as vehicle_version, deal.commision_amount
    from (
      select open.* from opportunity_status cross join lateral (
        select deal_fact.* from deal_fact join customer_file on customer_file.id = deal_fact.customer_file_id
        where deal_fact.status = opportunity_status.slug and deal_fact.state = 'open'
          and deal_fact.commision_amount > 0 and ${ofOwner(whose)} and ${isCurrent} and ${countedOf(whose)}
        order by deal_fact.commision_amount desc, deal_fact.number limit ${sql.lit(mostOpenDeals)}
      ) open
      union all select * from (${staleFactsNow(countedOf(whose))}) as changed where ${isOpen}
    ) deal
    join opportunity_status on opportunity_status.slug = deal.status
    join customer_file on customer_file.id = deal.customer_file_id
    join customer on customer.id = customer_file.customer_id
    join offer on offer.id = customer_file.shown_offer_id
    left join vehicle on vehicle.id = offer.vehicle_id
    order by opportunity_status.position desc, deal.commision_amount desc, deal.number
    limit ${sql.lit(mostOpenDeals)}
  `.execute(db);
  return rows;
}

/** Whose deals there are to look at: active staff, and who owns opportunities; by name. */
export function listPeople(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName', 'pictureFileId as pictureId'])
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
