import { sql, type Selectable } from 'kysely';

import { recordTable, type Database, type Db } from '#platform';

export type MailAccountRow = Selectable<Database['mailAccount']>;

/** What people write of an account, the password sealed. */
export type StoredFields = Pick<
  MailAccountRow,
  | 'host'
  | 'port'
  | 'security'
  | 'userName'
  | 'password'
  | 'folder'
  | 'afterTaking'
  | 'movedTo'
  | 'takenFrom'
  | 'isActive'
>;

export const mailAccountTable = recordTable<StoredFields>('mailAccount');

/** All accounts, the oldest first. */
export function listAccounts(db: Db): Promise<MailAccountRow[]> {
  return db.selectFrom('mailAccount').selectAll().orderBy('createdAt').orderBy('id').execute();
}

/** Counts the mails ingested from each account. */
export async function ingestedCounts(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('receivedMail')
    .select(['mailAccountId', (eb) => eb.fn.countAll<number>().as('count')])
    .where('mailAccountId', 'is not', null)
    .groupBy('mailAccountId')
    .$narrowType<{ mailAccountId: string }>()
    .execute();
  return new Map(rows.map(({ mailAccountId, count }) => [mailAccountId, count]));
}

export function findAccount(db: Db, id: string): Promise<MailAccountRow | undefined> {
  return db.selectFrom('mailAccount').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks an account and returns it. */
export function lockAccount(db: Db, id: string): Promise<MailAccountRow | undefined> {
  return db.selectFrom('mailAccount').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** How far the folder of an account has been read. */
export interface Reached {
  readonly validity: string;
  readonly uid: number;
  /** Whether it stays there, for it is larger than mails may be. */
  readonly isLeftOut: boolean;
}

/** Notes that a mail has been dealt with. Of two processes that read a folder at once, the one further on counts. */
export async function noteReached(db: Db, id: string, { validity, uid, isLeftOut }: Reached): Promise<void> {
  await db
    .updateTable('mailAccount')
    .set((eb) => ({
      lastUid: eb.fn<number>('greatest', ['lastUid', eb.val(uid)]),
      leftOutCount: eb('leftOutCount', '+', isLeftOut ? 1 : 0),
    }))
    .where('id', '=', id)
    .where('validity', '=', validity)
    .execute();
}

/**
 * Resets the position in a folder: its mails are checked again, and those already ingested are recognised (rule MA3).
 * Null is a folder that has not been opened yet.
 */
export async function restart(db: Db, id: string, validity: string | null): Promise<void> {
  await db.updateTable('mailAccount').set({ validity, lastUid: 0 }).where('id', '=', id).execute();
}

/**
 * Stores how a check for mails ended, null for success, and returns whether that differs from before. A check that
 * started with another version of the account changes nothing.
 */
export async function noteLook(
  db: Db,
  { id, version }: Pick<MailAccountRow, 'id' | 'version'>,
  failure: {
    readonly problem: NonNullable<MailAccountRow['problem']>;
    readonly serverText: string | null;
  } | null,
): Promise<boolean> {
  const problem = failure?.problem ?? null;
  const serverText = failure?.serverText ?? null;
  const before = await db
    .selectFrom('mailAccount')
    .select(['problem', 'said'])
    .where('id', '=', id)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  const since =
    problem === null
      ? null
      : sql<Date>`coalesce(case when problem = ${problem} then problem_since end, now())`;
  await db
    .updateTable('mailAccount')
    .set({ checkedAt: sql<Date>`now()`, problem, said: serverText, problemSince: since })
    .where('id', '=', id)
    .execute();
  return before.problem !== problem || before.said !== serverText;
}

/** Clears the stored problem: the account has changed, or a user requested another attempt. */
export async function clearProblem(db: Db, id: string): Promise<void> {
  await db
    .updateTable('mailAccount')
    .set({ problem: null, said: null, problemSince: null })
    .where('id', '=', id)
    .execute();
}
