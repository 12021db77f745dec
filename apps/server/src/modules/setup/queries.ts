import { sql, type Updateable } from 'kysely';

import { newAgencyName } from '#modules/agency';
import type { Database, Db } from '#platform';

/** Stores who sets the agency up. */
export async function insertSetup(db: Db, administratorId: string): Promise<void> {
  await db
    .insertInto('setup')
    .values({ administratorId })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ administratorId }))
    .execute();
}

/** Returns false for an agency that was never set up by the link. */
export async function updateSetup(db: Db, change: Updateable<Database['setup']>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('setup').set(change).executeTakeFirst();
  return numUpdatedRows > 0n;
}

const exists = (table: ReturnType<typeof sql>) => sql<boolean>`exists (${table})`;

/**
 * Returns how far the set-up is, with what follows from other tables; undefined for an agency that was never set up by
 * the link: the demo, and installations from before.
 */
export function findSetup(db: Db) {
  return db
    .selectFrom('setup')
    .innerJoin('agency', (join) => join.onTrue())
    .leftJoin('appUser', 'appUser.id', 'setup.administratorId')
    .select([
      'setup.administratorId',
      'setup.secondFactorPostponed',
      'setup.mailboxPostponed',
      'setup.firstStepsDismissed',
      sql<boolean>`agency.name <> ${newAgencyName} or agency.tax_id_number is not null`.as('hasAgency'),
      sql<boolean>`app_user.totp_enrolled_at is not null`.as('hasSecondFactor'),
      sql<boolean>`coalesce(agency.accent_color, agency.pdf_footer) is not null`.as('hasDocuments'),
      exists(sql`select from mail_account`).as('hasMailbox'),
      exists(sql`select from car_list_entry where kind = 'brand'`).as('hasBrands'),
      exists(sql`select from app_user other where other.id <> setup.administrator_id`).as('hasPeople'),
      exists(sql`select from bank`).as('hasBanks'),
      exists(sql`select from customer`).as('hasCustomers'),
    ])
    .executeTakeFirst();
}

export type SetupRow = NonNullable<Awaited<ReturnType<typeof findSetup>>>;
