import { sql } from 'kysely';

import { expireLinks, type Database, type Db } from '#platform';

/** The latest activation link that has neither been used nor replaced, and what became of the mail it is in. */
export function findInvitation(db: Db, userId: string) {
  return db
    .selectFrom('accountTicket')
    .select(['createdAt as sentAt', 'expiresAt'])
    .select((eb) =>
      eb
        .selectFrom('outboxMail')
        .select('outboxMail.state')
        .whereRef('outboxMail.userId', '=', 'accountTicket.userId')
        .where('outboxMail.kind', '=', 'activation')
        .orderBy('outboxMail.id', 'desc')
        .limit(1)
        .as('mailState'),
    )
    .where('userId', '=', userId)
    .where('kind', '=', 'activation')
    .where('usedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type TicketKind = Database['accountTicket']['kind'];

/** The kind of mail that the link of a ticket goes out in; the others are never mailed. */
const linkMails = {
  activation: 'activation',
  setup: 'activation',
  password_reset: 'password_reset',
} as const;

/** Whether a ticket is a link, which can be mailed. */
export const isLink = (kind: TicketKind): kind is keyof typeof linkMails => Object.hasOwn(linkMails, kind);

const mailsOf = (kinds: readonly TicketKind[]) => kinds.filter(isLink).map((kind) => linkMails[kind]);

/** So many wrong codes a ticket survives. */
const mostTries = 5;

export interface NewTicket {
  readonly id: string;
  readonly kind: TicketKind;
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly minutes: number;
}

export async function insertTicket(db: Db, { minutes, ...ticket }: NewTicket): Promise<void> {
  const expiresAt = sql<Date>`now() + make_interval(mins => ${minutes})`;
  await db
    .insertInto('accountTicket')
    .values({ ...ticket, expiresAt, seed: null, usedAt: null })
    .execute();
}

export interface TicketRow {
  readonly id: string;
  readonly userId: string;
  readonly seed: Buffer | null;
}

/** A ticket that still works. */
export function findTicket(db: Db, kind: TicketKind, tokenHash: Buffer): Promise<TicketRow | undefined> {
  return db
    .selectFrom('accountTicket')
    .select(['id', 'userId', 'seed'])
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('failures', '<', mostTries)
    .executeTakeFirst();
}

/** Counts a try with a code before the code is looked at; false when none is left. Tries come one by one. */
export async function claimTry(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accountTicket')
    .set({ failures: sql<number>`failures + 1` })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('failures', '<', mostTries)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses a ticket up; of those who try at once, one gets true. Its link is not mailed any more. */
export async function redeemTicket(db: Db, id: string): Promise<boolean> {
  const redeemed = await db
    .updateTable('accountTicket')
    .set({ usedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['userId', 'kind'])
    .executeTakeFirst();
  if (redeemed) await expireLinks(db, redeemed.userId, mailsOf([redeemed.kind]));
  return redeemed !== undefined;
}

/** Gives a ticket its seed; the one it has already stays. */
export async function storeSeed(db: Db, id: string, sealed: Buffer): Promise<Buffer> {
  const { seed } = await db
    .updateTable('accountTicket')
    .set({ seed: sql<Buffer>`coalesce(seed, ${sealed})` })
    .where('id', '=', id)
    .returning('seed')
    .executeTakeFirstOrThrow();
  return seed ?? sealed;
}

/** Invalidates tickets of a user; their links are not mailed any more. */
export async function endTickets(db: Db, userId: string, kinds: readonly TicketKind[]): Promise<void> {
  await db
    .updateTable('accountTicket')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('kind', 'in', kinds)
    .where('usedAt', 'is', null)
    .execute();
  await expireLinks(db, userId, mailsOf(kinds));
}

/** Removes tickets and mailed links that stopped working a month ago. */
export async function sweepTickets(db: Db): Promise<void> {
  await db
    .deleteFrom('accountTicket')
    .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
