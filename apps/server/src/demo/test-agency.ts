import { sql } from 'kysely';

import type { ModuleParts } from '../platform/module.ts';
import { testPassword, type TestServer } from '../testing/index.ts';
import { seedDemo } from './seed.ts';

/** Empties a database and seeds the demo agency in it again. */
export async function reseed(
  { db, platform }: TestServer,
  modules: readonly ModuleParts[],
  { seed, now }: { readonly seed: number; readonly now: Date },
): Promise<void> {
  await sql`truncate app_user, role, lead_source, car_list_entry, archive_reason, label, bank, dealer, representative, vehicle,
    customer, customer_organisation, enquiry_counter cascade`.execute(db);
  await seedDemo(platform, modules, { empty: false, password: () => testPassword, seed, now });
}
