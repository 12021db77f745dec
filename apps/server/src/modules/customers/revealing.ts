import { mayReveal } from '@szansa/domain/customer';
import { personName } from '@szansa/domain/shared';

import { findPerson, listAdministrators } from '#modules/users';
import { afterRefusal, queueMail, Refusal, verb, type StaffContext, type StaffWork } from '#platform';
import { revealMail } from './reveal-mails.ts';
import { listSeen, lockReveals, wasRefused } from './reveal-queries.ts';

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
 * How a person stands to the personal id of a customer; of nobody for null. Whoever reveals something as the same person
 * waits for the end of the work.
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

/** Tells administrators that somebody wants to see more than anyone needs, once an hour; before that is logged. */
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

/** Of whom somebody guesses is not told, so it is logged with whoever guesses. */
async function noteRefused(work: StaffWork): Promise<void> {
  await notifyAdministrators(work);
  await work.audit({ entity: 'user', entityId: work.actor.userId, action: 'refuse_personal_id' });
}

/**
 * Whether somebody may hear that a personal id is, or is not, the one of a customer: whoever hears that it is has seen
 * it, and whoever may see no more hears nothing (rule CU6). Logged in a work of its own.
 * @param owner whose personal id it is; null for nobody's
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
 * The same for a work that is refused where the personal id is somebody's: what is logged stays.
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
 * The same for many at once, whose answers are given: which of them somebody may hear. Those they hear are logged in this
 * work; the first that they may not hear ends it for all that follow.
 * @param owners whose personal ids they are; null for nobody's
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
