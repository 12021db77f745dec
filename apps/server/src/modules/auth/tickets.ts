import { v7 as uuidv7 } from 'uuid';

import { hashToken, newToken, Refusal, type Reading, type Work } from '#platform';
import {
  endTickets,
  findTicket,
  insertTicket,
  isLink,
  storeSeed,
  type TicketKind,
  type TicketRow,
} from './ticket-queries.ts';
import { newSeed } from './totp.ts';

/** How long each kind of ticket works, in minutes. */
export const lifetimes: Readonly<Record<TicketKind, number>> = {
  activation: 7 * 24 * 60,
  setup: 7 * 24 * 60,
  password_reset: 60,
  totp: 10,
  enrolment: 10,
};

/**
 * Creates a ticket for a user and returns its token, which is not stored; a link ends earlier ones of its kind.
 */
export async function issueTicket(work: Work, kind: TicketKind, userId: string): Promise<string> {
  if (isLink(kind)) await endTickets(work.db, userId, [kind]);
  const token = newToken();
  await insertTicket(work.db, {
    id: uuidv7(),
    kind,
    userId,
    tokenHash: hashToken(token),
    minutes: lifetimes[kind],
  });
  return token;
}

/** The refusal of a ticket that is unknown, used, too old or was tried too often. */
export const refusedTicket = (kind: TicketKind) =>
  new Refusal(isLink(kind) ? 'link_invalid' : 'ticket_invalid');

/** Returns the ticket of a token without using it up. @throws 400 `link_invalid` or `ticket_invalid` */
export async function readTicket(reading: Reading, kind: TicketKind, token: string): Promise<TicketRow> {
  const found = await findTicket(reading.db, kind, hashToken(token));
  if (!found) throw refusedTicket(kind);
  return found;
}

const seedPurpose = (ticket: TicketRow) => `ticket seed ${ticket.id}`;

/** Returns the seed of a ticket; the first call creates it, later calls return the same. */
export async function seedOf(reading: Reading, ticket: TicketRow): Promise<Buffer> {
  const { secrets } = reading.platform;
  const sealed =
    ticket.seed ?? (await storeSeed(reading.db, ticket.id, secrets.seal(seedPurpose(ticket), newSeed())));
  return secrets.open(seedPurpose(ticket), sealed);
}
