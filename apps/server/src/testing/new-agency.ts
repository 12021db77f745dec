import { sql } from 'kysely';

import { seedDemo } from '../demo/seed.ts';
import { modules } from '../modules.ts';
import { inviteFirst } from '../modules/auth/index.ts';
import { systemVerb } from '../platform/verb.ts';
import type { TestServer } from './test-server.ts';

/** Returns the token of a new link for the first administrator, as each start prints one; null once one was used. */
export async function firstLink({ platform }: Pick<TestServer, 'platform'>): Promise<string | null> {
  const page = await systemVerb(platform, inviteFirst);
  return page && page.replace(/^\/setup\//, '');
}

/** Empties a database, and starts the agency of an installation without the demo in it, whose settings the server has. */
export async function startNewAgency({ db, platform }: Pick<TestServer, 'db' | 'platform'>): Promise<void> {
  await sql`truncate app_user, role, lead_source, car_list_entry, archive_reason, login_attempt cascade`.execute(
    db,
  );
  // emptied with the files that it refers to
  await sql`insert into agency (id, name) values (1, '')`.execute(db);
  await seedDemo(platform, modules, { empty: true, password: null });
}
