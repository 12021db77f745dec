import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { isCurrent, staleFactsNow } from './fact-queries.ts';

/**
 * The slices that totals are stored for, with the values of a fact in each; null where the fact is not part of the
 * slice.
 */
const slices = {
  all: [sql`''`],
  owned: [sql`case when worker_id is not null then '' end`],
  owner: [sql`coalesce(worker_id::text, '')`],
  state: [sql`state`],
  status: [sql`status`],
  leadSource: [sql`coalesce(lead_source_id::text, '')`],
  archiveReason: [sql`coalesce(archive_reason_id::text, '')`],
  // months and days
  opened: [sql`month`, sql`opened_on::text`],
  closed: [sql`closed_month`, sql`closed_on::text`],
  ending: [sql`to_char(ends_on, 'YYYY-MM')`, sql`ends_on::text`],
  registered: [sql`registered_month`],
  offerType: [sql`offer_type`],
  bank: [sql`bank_id::text`],
  dealer: [sql`dealer_id::text`],
  chosen: [sql`case when has_chosen then '' end`],
  idle: [sql`case when is_idle then '' end`],
} as const satisfies Readonly<Record<string, readonly RawBuilder<unknown>[]>>;

/** The same of what a fact has several values of. */
const sharedSlices = { offeredBank: sql`bank_ids` } as const;

type OwnSliceName = keyof typeof slices;
type SharedSliceName = keyof typeof sharedSlices;
export type SliceName = OwnSliceName | SharedSliceName;

const isShared = (slice: SliceName): slice is SharedSliceName => slice in sharedSlices;

/** Opportunities that one value narrows to: those owned, or those of any of the named owners, statuses, months… */
export interface Slice {
  readonly slice: SliceName;
  /** The slice's values; missing where its name is sufficient. */
  readonly of?: readonly string[];
}

/** Whether a fact may be part of it by several of its names, so that their totals do not add up to it. */
export const isOverlapping = ({ slice, of }: Slice) => isShared(slice) && of !== undefined && of.length > 1;

function isPartOf({ slice, of }: Slice): RawBuilder<unknown> {
  const isNamed = (value: RawBuilder<unknown>) =>
    of ? sql`${value} = any(${[...of]}::text[])` : sql`${value} is not null`;
  if (!isShared(slice)) return sql.join(slices[slice].map(isNamed), sql` or `);
  return sql`exists (select from unnest(${sharedSlices[slice]}) as shared (id) where ${isNamed(sql`shared.id::text`)})`;
}

/** The facts that are part of each of these slices. */
export function factsAmong(among: readonly Slice[]): RawBuilder<unknown> {
  const isAmong = sql.join([sql`true`, ...among.map((slice) => sql`(${isPartOf(slice)})`)], sql` and `);
  return sql`
    select deal_fact.* from deal_fact where ${isAmong} and ${isCurrent}
    union all select changed.* from (${staleFactsNow(sql<SqlBool>`true`)}) as changed where ${isAmong}
  `;
}

/** A name and a value for each slice that a fact is part of, or for one slice alone. */
function partsOf(only: SliceName | undefined): RawBuilder<unknown> {
  // each total already distinguishes states
  const isMeant = (name: string) => (only === undefined ? name !== 'state' : name === only);
  const own = Object.entries(slices).flatMap(([name, values]) =>
    isMeant(name) ? values.map((value) => sql`(${sql.lit(name)}, ${value})`) : [],
  );
  const shared = Object.entries(sharedSlices).flatMap(([name, values]) =>
    isMeant(name) ? [sql`select ${sql.lit(name)}, unnest(${values})::text`] : [],
  );
  const rows = own.length > 0 ? [sql`values ${sql.join(own)}`] : [];
  return sql.join([...rows, ...shared], sql` union all `);
}

/** Joins facts to each slice that they are part of, or to one slice alone. */
export const slicesOf = (only?: SliceName) => sql`cross join lateral (
  select * from (${partsOf(only)}) as any_part (slice, slice_of) where slice_of is not null
) as part`;
