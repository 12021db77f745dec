import type { Language } from '@szansa/domain/account';
import type { AgencyPatch, CustomerText, StatusSetting, TierPeriod } from '@szansa/domain/agency';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { sql } from 'kysely';

import { fileOf, type Db } from '#platform';

/** What every screen shows of the agency: its name, and its statuses in their order, with its words and limits. */
export async function findAgencyWords(db: Db): Promise<{ name: string; statuses: StatusSetting[] }> {
  const { name } = await db.selectFrom('agency').select('name').executeTakeFirstOrThrow();
  return { name, statuses: await listStatuses(db) };
}

export async function findAgencyName(db: Db): Promise<string> {
  return (await db.selectFrom('agency').select('name').executeTakeFirstOrThrow()).name;
}

/** The statuses in the order the agency gave the board's columns. */
export async function statusesInOrder(db: Db): Promise<OpportunityStatus[]> {
  const rows = await db.selectFrom('opportunityStatus').select('slug').orderBy('position').execute();
  return rows.map(({ slug }) => slug);
}

/** The agency's own columns; locked against other writers when they are about to be changed. */
export function findAgency(db: Db, options: { readonly lock?: boolean } = {}) {
  return db
    .selectFrom('agency')
    .select([
      'agency.name',
      'agency.taxIdNumber',
      'agency.street',
      'agency.postCode',
      'agency.city',
      'agency.phone',
      'agency.email',
      'agency.website',
      'agency.accentColor',
      'agency.pdfFooter',
      'agency.mailFooter',
      'agency.sessionIdleHours',
      'agency.sessionMaxDays',
      'agency.messageFilesMb',
      'agency.dailyFilesMb',
      'agency.agencyFilesGb',
      'agency.logoFileId',
      'agency.version',
    ])
    .select((eb) => fileOf(eb.ref('agency.logoFileId')).as('logo'))
    .$if(options.lock === true, (query) => query.forUpdate('agency'))
    .executeTakeFirstOrThrow();
}

export type AgencyRow = Awaited<ReturnType<typeof findAgency>>;

/** Statuses in the order of the board's columns. */
export async function listStatuses(db: Db): Promise<StatusSetting[]> {
  const rows = await db.selectFrom('opportunityStatus').selectAll().orderBy('position').execute();
  return rows.map(({ slug, namePl, nameEn, dayLimit }) => ({
    slug,
    name: { pl: namePl, en: nameEn },
    dayLimit,
  }));
}

/** Returns tiers by their first month, then from the lowest, with their amounts as database strings. */
export function listTiers(db: Db) {
  return db
    .selectFrom('commissionTier')
    .select(['since', 'from', 'percent'])
    .orderBy('since', (order) => order.asc().nullsFirst())
    .orderBy('from')
    .execute();
}

export type AgencyColumns = Omit<AgencyPatch, 'statuses' | 'commissionTiers' | 'customerTexts'> & {
  readonly logoFileId?: string | null;
};

export async function updateAgency(
  db: Db,
  values: AgencyColumns & { readonly version: number },
): Promise<void> {
  await db.updateTable('agency').set(values).execute();
}

/** Names statuses, sets their limits, and puts them in this order. */
export async function setStatuses(db: Db, statuses: readonly StatusSetting[]): Promise<void> {
  for (const [index, { slug, name, dayLimit }] of statuses.entries()) {
    await db
      .updateTable('opportunityStatus')
      .set({ position: index + 1, namePl: name.pl, nameEn: name.en, dayLimit })
      .where('slug', '=', slug)
      .execute();
  }
}

export async function setTiers(db: Db, periods: readonly TierPeriod[]): Promise<void> {
  await db.deleteFrom('commissionTier').execute();
  await db
    .insertInto('commissionTier')
    .values(
      periods.flatMap(({ since, tiers }) => tiers.map(({ from, percent }) => ({ since, from, percent }))),
    )
    .execute();
}

/** The agency's own texts of mails to customers, in no order. */
export function listCustomerTexts(db: Db): Promise<CustomerText[]> {
  return db.selectFrom('customerText').select(['status', 'language', 'subject', 'text']).execute();
}

/** The agency's own text of a stage; undefined where it has none. */
export function findCustomerText(db: Db, status: OpportunityStatus, language: Language) {
  return db
    .selectFrom('customerText')
    .select(['subject', 'text'])
    .where('status', '=', status)
    .where('language', '=', language)
    .executeTakeFirst();
}

export async function setCustomerTexts(db: Db, texts: readonly CustomerText[]): Promise<void> {
  await db.deleteFrom('customerText').execute();
  if (texts.length > 0)
    await db
      .insertInto('customerText')
      .values([...texts])
      .execute();
}

/** Limits the lifetime of sessions to `maxDays`, including sessions that already exist. */
export async function shortenSessions(db: Db, maxDays: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ expiresAt: sql<Date>`least(expires_at, created_at + make_interval(days => ${maxDays}))` })
    .where('expiresAt', '>', sql<Date>`now()`)
    .execute();
}
