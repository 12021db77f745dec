import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { sql, type Kysely } from 'kysely';

/** The files of `baseline/`, each after those that it refers to. */
const subjects = [
  'search',
  'accounts',
  'platform',
  'agency',
  'lists',
  'directory',
  'customers',
  'car-catalogue',
  'opportunities',
  'offers',
  'enquiries',
  'conversations',
  'mail',
  'notifications',
  'analytics',
  'reports',
];

/** The schema of version 0.1.0. Later versions change it by a migration of their own, never here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const subject of subjects) {
    const file = path.join(import.meta.dirname, 'baseline', `${subject}.sql`);
    await sql.raw(await readFile(file, 'utf8')).execute(db);
  }
}
