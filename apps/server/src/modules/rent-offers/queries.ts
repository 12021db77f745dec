import type { OpportunityScope } from '@szansa/domain/opportunity';
import type { RentOfferFields, RentType } from '@szansa/domain/rent-offer';
import { sql, type SqlBool } from 'kysely';

import { inScope, namedOpportunity } from '#modules/opportunities';
import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Db,
  type Page,
  type RowOf,
} from '#platform';

export type RentOfferSort = 'createdAt' | 'updatedAt' | 'monthlyFeeNet' | 'sellValue';

/** Whose rent offers are read. */
export interface RentOfferReader {
  readonly scope: OpportunityScope;
  readonly userId: string;
}

export interface RentOfferFilters extends RentOfferReader {
  /** Words of the client, the car, the customer's name and the opportunity's number. */
  readonly search?: string | undefined;
  readonly customerFileId?: readonly string[] | undefined;
  readonly offerType?: readonly RentType[] | undefined;
  /** Only those of the reader's own opportunities, and their own ones of none. */
  readonly isOwn: boolean;
  readonly isArchived: boolean;
}

const searched = sql<string>`fold(concat_ws(' ',
  rent_offer.client_title, rent_offer.car_brand_and_model, rent_offer.car_version_and_engine, rent_offer.car_variant,
  customer_file.number, customer.search_name
))`;

/** Those of opportunities in the scope; those of none for who reads opportunities of others, and for their author (rule RO6). */
function readBy({ scope, userId }: RentOfferReader) {
  const readsOthers = typeof scope === 'string' && scope !== 'none';
  return sql<SqlBool>`case when rent_offer.customer_file_id is null
    then ${sql.lit(readsOthers)} or rent_offer.created_by = ${userId}
    else ${inScope(scope)} end`;
}

function filtered(db: Db, filters: RentOfferFilters) {
  const { userId, search, customerFileId, offerType, isOwn, isArchived } = filters;
  return db
    .selectFrom('rentOffer')
    .leftJoin('customerFile', 'customerFile.id', 'rentOffer.customerFileId')
    .leftJoin('customer', 'customer.id', 'customerFile.customerId')
    .where(readBy(filters))
    .where(sql<boolean>`coalesce(customer_file.is_archived, false)`, '=', isArchived)
    .$if(customerFileId !== undefined, (found) =>
      found.where('rentOffer.customerFileId', 'in', customerFileId ?? []),
    )
    .$if(offerType !== undefined, (found) => found.where('rentOffer.offerType', 'in', offerType ?? []))
    .$if(isOwn, (found) =>
      found.where(sql`coalesce(customer_file.worker_id, rent_offer.created_by)`, '=', userId),
    )
    .$if(Boolean(search), (found) => found.where(() => containsAll(searched, search ?? '')));
}

const order = {
  createdAt: { asc: sql`rent_offer.created_at`, desc: sql`rent_offer.created_at desc` },
  updatedAt: { asc: sql`rent_offer.updated_at`, desc: sql`rent_offer.updated_at desc` },
  monthlyFeeNet: { asc: sql`rent_offer.monthly_fee_net`, desc: sql`rent_offer.monthly_fee_net desc` },
  sellValue: {
    asc: sql`rent_offer.sell_value nulls first`,
    desc: sql`rent_offer.sell_value desc nulls last`,
  },
} as const;

/** One page of rent offers. */
export function listRentOffers(
  db: Db,
  filters: RentOfferFilters,
  query: { readonly sort: RentOfferSort | `-${RentOfferSort}` } & Page,
) {
  const { field, direction } = sortOf<RentOfferSort>(query.sort);
  return rowQuery(
    onPage(
      filtered(db, filters)
        .select((eb) => [
          'rentOffer.id',
          'rentOffer.clientTitle',
          'rentOffer.carBrandAndModel',
          'rentOffer.offerType',
          'rentOffer.contractMonthsPeriod',
          'rentOffer.monthlyFeeNet',
          'rentOffer.initialPaymentNet',
          'rentOffer.sellValue',
          'rentOffer.createdAt',
          'rentOffer.updatedAt',
          namedOpportunity(eb.ref('rentOffer.customerFileId'), filters.scope).as('opportunity'),
          personOf(eb.ref('rentOffer.createdBy')).as('createdBy'),
        ])
        .orderBy(order[field][direction])
        .orderBy('rentOffer.id', direction),
      query,
    ),
  );
}

export type ListedRentOfferRow = RowOf<typeof listRentOffers>;

export function countRentOffers(db: Db, filters: RentOfferFilters): Counting {
  return countRows(db, filtered(db, filters).select('rentOffer.id'), filters.search);
}

export type RentOfferRow = NonNullable<Awaited<ReturnType<typeof findRentOffer>>>;

/** A whole rent offer the reader may read; locked against other writers when it is about to be changed. */
export function findRentOffer(
  db: Db,
  id: string,
  { lock = false, ...reader }: RentOfferReader & { readonly lock?: boolean },
) {
  return db
    .selectFrom('rentOffer')
    .leftJoin('customerFile', 'customerFile.id', 'rentOffer.customerFileId')
    .selectAll('rentOffer')
    .select((eb) => [
      namedOpportunity(eb.ref('rentOffer.customerFileId'), reader.scope).as('opportunity'),
      personOf(eb.ref('rentOffer.createdBy')).as('author'),
    ])
    .where('rentOffer.id', '=', id)
    .where(readBy(reader))
    .$if(lock, (query) => query.forUpdate('rentOffer'))
    .executeTakeFirst();
}

/** Whom the client of a rent offer of no opportunity turns to. */
export function findAuthor(db: Db, userId: string) {
  return db
    .selectFrom('appUser')
    .select(['firstName', 'lastName', 'phoneNumber', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export async function insertRentOffer(
  db: Db,
  row: RentOfferFields & {
    readonly id: string;
    readonly customerFileId: string | null;
    readonly createdBy: string | null;
    /** The current time by default. */
    readonly createdAt?: Date;
  },
): Promise<void> {
  const { createdAt } = row;
  await db
    .insertInto('rentOffer')
    .values({ ...row, ...(createdAt && { updatedAt: createdAt }) })
    .execute();
}

export async function updateRentOffer(
  db: Db,
  id: string,
  fields: RentOfferFields,
  version: number,
): Promise<void> {
  await db
    .updateTable('rentOffer')
    .set({ ...fields, version, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function deleteRentOffer(db: Db, id: string): Promise<void> {
  await db.deleteFrom('rentOffer').where('id', '=', id).execute();
}

export async function insertMailedFile(db: Db, rentOfferId: string, fileId: string): Promise<void> {
  await db.insertInto('rentOfferMailedFile').values({ rentOfferId, fileId }).execute();
}

/** The files that mails of a rent offer have brought along. */
export async function listMailedFiles(db: Db, rentOfferId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rentOfferMailedFile')
    .select('fileId')
    .where('rentOfferId', '=', rentOfferId)
    .execute();
  return rows.map(({ fileId }) => fileId);
}
