import { mayReveal, revealsAnHour } from '@szansa/domain/customer';
import { personName } from '@szansa/domain/shared';
import type { Language } from '@szansa/domain/account';

import { findPerson, listAdministrators } from '#modules/users';
import { afterRefusal, queueMail, Refusal, verb, type StaffContext, type StaffWork } from '#platform';
import { listSeen, lockReveals, wasRefused } from './reveal-queries.ts';

interface RevealMail {
  readonly subject: string;
  readonly text: string;
}

/** The mail to administrators about a user who tries to see more personal ids than the limit. */
const revealMail: Readonly<Record<Language, (firstName: string, who: string) => RevealMail>> = {
  pl: (firstName, who) => ({
    subject: 'Limit odsłonięć numerów PESEL',
    text: `Dzień dobry, ${firstName},

w ciągu godziny z konta ${who} odsłonięto numery PESEL ${revealsAnHour} klientów i poproszono o kolejny. Kolejne są odmawiane, dopóki nie minie godzina.

Sprawdź w dzienniku zmian, których klientów to dotyczy. Jeśli to nie ta osoba, zakończ jej sesje.`,
  }),
  en: (firstName, who) => ({
    subject: 'Limit of revealed personal ids',
    text: `Hello ${firstName},

within an hour the personal ids of ${revealsAnHour} customers were revealed from the account of ${who}, and another one was asked for. More are refused until the hour is over.

See in the audit log which customers it is about. If it is somebody else, end the sessions of this account.`,
  }),
};

interface RevealState {
  /** Whether the person may see the personal id of one more customer, or of this one again (rule CU6). */
  readonly isAllowed: boolean;
  /** Whether they have seen this one within the hour. */
  readonly isKnown: boolean;
  /** What they are refused with. */
  readonly refusal: Refusal;
}

function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal('too_many_requests', { retryAfterSeconds, minutes: Math.ceil(retryAfterSeconds / 60) });
}

/**
 * Returns whether the user may see the personal id of a customer; null for an id that belongs to no customer. Other
 * reveals by the same user wait until the end of the transaction.
 */
export async function revealState({ db, actor }: StaffWork, customerId: string | null): Promise<RevealState> {
  await lockReveals(db, actor.userId);
  const seen = await listSeen(db, actor.userId);
  const known = seen.map((one) => one.customerId);
  return {
    isAllowed: mayReveal(known, customerId ?? ''),
    isKnown: customerId !== null && known.includes(customerId),
    refusal: tooMany(Math.max(1, seen[0]?.waitSeconds ?? 1)),
  };
}

/**
 * Mails administrators that a user tries to see too many personal ids, at most once an hour; call it before logging
 * that.
 */
export async function notifyAdministrators(work: StaffWork): Promise<void> {
  if (await wasRefused(work.db, work.actor.userId)) return;
  const person = await findPerson(work.db, work.actor.userId);
  const who = person ? personName(person) : '';
  for (const { id, email, firstName, locale } of await listAdministrators(work.db)) {
    await queueMail(work, { kind: 'notice', userId: id, to: email, ...revealMail[locale](firstName, who) });
  }
}

async function noteConfirmed(work: StaffWork, customerId: string): Promise<void> {
  await work.audit({ entity: 'customer', entityId: customerId, action: 'confirm_personal_id' });
}

/** Logs the refusal under the guessing user, because the owner of the guessed id must not be revealed. */
async function noteRefused(work: StaffWork): Promise<void> {
  await notifyAdministrators(work);
  await work.audit({ entity: 'user', entityId: work.actor.userId, action: 'refuse_personal_id' });
}

/**
 * Decides whether the user may learn that a personal id is, or is not, that of a customer: learning it counts as having
 * seen it, and a user who has reached the limit gets no answer (rule CU6). Logged in its own transaction.
 * @param owner the customer with the personal id; null where there is none
 * @throws 429
 */
export async function answerGuess(context: StaffContext, owner: string | null): Promise<void> {
  const refused = await verb(context, async (work) => {
    const { isAllowed, isKnown, refusal } = await revealState(work, owner);
    if (!isAllowed) {
      await noteRefused(work);
      return refusal;
    }
    if (owner !== null && !isKnown) await noteConfirmed(work, owner);
    return null;
  });
  // thrown after the commit: what was written about the refusal stays
  if (refused) throw refused;
}

/**
 * As `answerGuess`, for a transaction that is rolled back where the personal id belongs to a customer: the log entry
 * remains.
 * @throws 429
 */
export async function answerGuessWithin(work: StaffWork, owner: string | null): Promise<void> {
  const { isAllowed, isKnown, refusal } = await revealState(work, owner);
  if (!isAllowed) {
    afterRefusal(work, noteRefused);
    throw refusal;
  }
  if (owner !== null && !isKnown) afterRefusal(work, (own) => noteConfirmed(own, owner));
}

/**
 * As `answerGuess`, for many ids at once: returns which of them the user may learn. Those are logged in this
 * transaction; the first refused one ends it for all that follow.
 * @param owners the customers with the personal ids; null where there is none
 */
export async function answerGuesses(
  work: StaffWork,
  owners: readonly (string | null)[],
): Promise<readonly boolean[]> {
  if (owners.length === 0) return [];
  await lockReveals(work.db, work.actor.userId);
  const seen = (await listSeen(work.db, work.actor.userId)).map(({ customerId }) => customerId);
  const answered: boolean[] = [];
  for (const owner of owners) {
    const isAllowed = mayReveal(seen, owner ?? '');
    answered.push(isAllowed);
    if (!isAllowed || owner === null || seen.includes(owner)) continue;
    seen.push(owner);
    await noteConfirmed(work, owner);
  }
  if (answered.includes(false)) await noteRefused(work);
  return answered;
}
