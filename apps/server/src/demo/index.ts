import { defaultRights, roleKeys, type RoleKey } from '@szansa/domain/access';
import { personName } from '@szansa/domain/shared';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { demoAgency } from '../modules/agency/demo.ts';
import { demoLabels } from '../modules/labels/demo.ts';
import { demoLeadSources } from '../modules/lead-sources/demo.ts';
import { demoArchiveReasons } from '../modules/opportunities/demo.ts';
import { demoRoleNames } from '../modules/roles/demo.ts';
import type { Work } from '../platform/context.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import { systemVerb } from '../platform/verb.ts';
import { addCustomers } from './customers.ts';
import { addDirectory } from './directory.ts';
import { addOpportunities, type DemoLists } from './opportunities.ts';
import { seeded } from './seeded.ts';
import { staff } from './staff.ts';

export interface DemoOptions {
  /** One administrator and nothing else. */
  readonly empty: boolean;
  /** Password of every account made. */
  readonly password: string;
}

export interface DemoAccount {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly RoleKey[];
}

async function addRoles(work: Work): Promise<void> {
  for (const key of roleKeys) {
    await work.db.insertInto('role').values({ key, name: demoRoleNames[key] }).execute();
    const rights = defaultRights[key].map((right) => ({ roleKey: key, right }));
    await work.db.insertInto('roleRight').values(rights).execute();
  }
}

async function addStaff(
  work: Work,
  passwordHash: string,
  members: typeof staff,
): Promise<Map<string, RoleKey>> {
  const roles = new Map<string, RoleKey>();
  for (const { role, ...member } of members) {
    const id = uuidv7();
    await work.db
      .insertInto('appUser')
      .values({ ...member, id, passwordHash, activatedAt: new Date() })
      .execute();
    await work.db.insertInto('userRole').values({ userId: id, roleKey: role }).execute();
    roles.set(id, role);
  }
  return roles;
}

async function addShortLists(work: Work): Promise<DemoLists> {
  const sources = demoLeadSources.map(([slug, name], position) => ({ id: uuidv7(), slug, name, position }));
  const reasons = demoArchiveReasons.map(([slug, name, requiresNote], position) => ({
    id: uuidv7(),
    slug,
    name,
    requiresNote,
    position,
  }));
  await work.db.insertInto('leadSource').values(sources).execute();
  await work.db.insertInto('archiveReason').values(reasons).execute();
  return {
    leadSources: sources.map(({ id }) => id),
    archiveReasons: reasons.map(({ id }) => id),
    labels: [],
  };
}

async function addLabels(work: Work): Promise<string[]> {
  const rows = demoLabels.map(([title, color, description]) => ({ id: uuidv7(), title, color, description }));
  await work.db.insertInto('label').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function addSampleRecords(work: Work, roles: Map<string, RoleKey>, lists: DemoLists): Promise<void> {
  const random = seeded(2026);
  const now = new Date();
  const workers = [...roles].filter(([, role]) => role === 'WORKER').map(([id]) => id);
  const directory = await addDirectory(work, random, now);
  const customers = await addCustomers(work.db, random, now, workers);
  const labelIds = await addLabels(work);
  await addOpportunities(work.db, {
    random,
    now,
    customers,
    workers,
    directory,
    lists: { ...lists, labels: labelIds },
  });
}

/** Fills a database that has no users yet; one that has some is left alone, whoever else starts beside us. */
export async function seedDemo(platform: Platform, options: DemoOptions): Promise<void> {
  const passwordHash = await hashPassword(options.password);
  await systemVerb(platform, async (work) => {
    await sql`lock table app_user in share row exclusive mode`.execute(work.db);
    const found = await work.db.selectFrom('appUser').select('id').limit(1).executeTakeFirst();
    if (found) return;
    await work.db
      .updateTable('agency')
      .set(options.empty ? { name: 'Szansa' } : { name: 'Agencja Szansa sp. z o.o.', ...demoAgency })
      .execute();
    await addRoles(work);
    const roles = await addStaff(work, passwordHash, options.empty ? staff.slice(0, 1) : staff);
    const lists = await addShortLists(work);
    if (!options.empty) await addSampleRecords(work, roles, lists);
  });
}

/** The accounts to tell about at the start. */
export async function demoAccounts(platform: Platform): Promise<DemoAccount[]> {
  const rows = await platform.db
    .selectFrom('appUser')
    .leftJoin('userRole', 'userRole.userId', 'appUser.id')
    .select(['appUser.email', 'appUser.firstName', 'appUser.lastName', 'userRole.roleKey'])
    .where('appUser.isActive', '=', true)
    .orderBy('appUser.createdAt')
    .orderBy('appUser.id')
    .limit(40)
    .execute();
  const people = Map.groupBy(rows, (row) => row.email);
  return [...people].map(([email, [first, ...more]]) => ({
    email,
    name: first ? personName(first) : '',
    roles: [first, ...more].flatMap((row) => row?.roleKey ?? []),
  }));
}
