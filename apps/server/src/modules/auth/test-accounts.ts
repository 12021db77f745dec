import type { Data, Endpoints } from '@szansa/api-client/client';
import type { RoleKey } from '@szansa/domain/access';
import { call, type TestServer } from '@szansa/server/testing';
import { Secret, TOTP } from 'otpauth';
import { v7 as uuidv7 } from 'uuid';

import { mailPurpose, systemVerb, type Work } from '#platform';
import { sendInvitation } from './invitations.ts';
import { enrol } from './second-factor.ts';
import type { TicketKind } from './ticket-queries.ts';
import { issueTicket } from './tickets.ts';
import { newSeed } from './totp.ts';

/** Accounts in all states for the tests of accounts, and what reaches their owners. */

export type SignedIn = Data<Endpoints['auth']['loginTotp']>;

/** Returns the response to a password when no further step is required. */
export function signedIn(answer: Data<Endpoints['auth']['login']>): SignedIn {
  if ('step' in answer) throw new Error(`another step is missing: ${answer.step}`);
  return answer;
}

/** The ticket in the answer to a password when a step is missing. */
export function ticketOf(answer: Data<Endpoints['auth']['login']>, step: 'totp' | 'enrolment'): string {
  if (!('step' in answer) || answer.step !== step) throw new Error(`the step ${step} was not asked for`);
  return answer.ticket;
}

/** Runs work in one transaction without an actor. */
export const working = <T>(server: TestServer, does: (work: Work) => Promise<T>) =>
  systemVerb(server.platform, does);

/** The code of an app; `stepsAhead` of the present one, which counts too as long as it is 1. */
export function codeOf(secret: string, stepsAhead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

export const wrongCode = (secret: string) => {
  const right = [-1, 0, 1, 2].map((step) => codeOf(secret, step));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
};

export async function idOf(server: TestServer, email: string): Promise<string> {
  const { id } = await server.db
    .selectFrom('appUser')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts an authenticator app into use, none of whose codes was used yet. */
export async function enrolled(server: TestServer, email: string) {
  const userId = await idOf(server, email);
  const seed = newSeed();
  const secret = new Secret({ buffer: new Uint8Array(seed).buffer }).base32;
  const recoveryCodes = await working(server, (work) => enrol(work, userId, seed, codeOf(secret)));
  await server.db.updateTable('appUser').set({ totpLastStep: null }).where('id', '=', userId).execute();
  return { userId, secret, recoveryCodes: recoveryCodes ?? [] };
}

export const ticketFor = (server: TestServer, kind: TicketKind, userId: string) =>
  working(server, (work) => issueTicket(work, kind, userId));

/** Adds a user who has not activated their account yet, without the mail. */
export async function addInvited(
  server: TestServer,
  email: string,
  role: RoleKey = 'WORKER',
): Promise<string> {
  const id = uuidv7();
  await server.db.insertInto('appUser').values({ id, email, firstName: 'Nela', lastName: 'Nowa' }).execute();
  await server.db.insertInto('userRole').values({ userId: id, roleKey: role }).execute();
  return id;
}

/** Returns the mails to an address, the latest last. */
export async function mailsTo(server: TestServer, email: string) {
  await server.platform.background.settle();
  const rows = await server.db
    .selectFrom('outboxMail')
    .select(['id', 'kind', 'state', 'subject', 'body'])
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ body, ...row }) => ({
    ...row,
    text: body && server.platform.secrets.open(mailPurpose(row.id), body).toString('utf8'),
  }));
}

/** Returns the token in the latest link sent to an address. */
export async function linkTo(
  server: TestServer,
  email: string,
  page: 'activate' | 'set-new-password',
): Promise<string> {
  const mails = await mailsTo(server, email);
  const found = mails.flatMap(
    ({ text }) => new RegExp(`/${page}/([\\w-]{43})\\s`).exec(text ?? '')?.[1] ?? [],
  );
  const last = found.at(-1);
  if (last === undefined) throw new Error(`no link to ${page} for ${email}`);
  return last;
}

/** Invites a new user and returns the token of their link. */
export async function invited(server: TestServer, email: string, role: RoleKey = 'WORKER') {
  const userId = await addInvited(server, email, role);
  await working(server, (work) => sendInvitation(work, userId));
  return { userId, token: await linkTo(server, email, 'activate') };
}

/** Returns the audit log's actions for a user, the oldest first. */
export async function loggedOf(server: TestServer, userId: string): Promise<string[]> {
  await server.platform.background.settle();
  const rows = await server.db
    .selectFrom('auditLog')
    .select('action')
    .where('entity', '=', 'user')
    .where('entityId', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

export async function requireSecondFactor(server: TestServer, role: RoleKey, isRequired: boolean) {
  await server.db
    .updateTable('role')
    .set({ requiresSecondFactor: isRequired })
    .where('key', '=', role)
    .execute();
}

/** Deletes the recorded login attempts, as if five minutes had passed. */
export async function clearAttempts(server: TestServer): Promise<void> {
  await server.db.deleteFrom('loginAttempt').execute();
}

/** Sends the same request many times at once and counts the answers by status. */
export async function atOnce(
  server: TestServer,
  times: number,
  path: string,
  json: (turn: number) => unknown,
  headers: (turn: number) => Record<string, string> = () => ({}),
): Promise<Record<number, number>> {
  const replies = await Promise.all(
    Array.from({ length: times }, (_, turn) =>
      call(server, 'POST', path, { json: json(turn), headers: headers(turn) }),
    ),
  );
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
