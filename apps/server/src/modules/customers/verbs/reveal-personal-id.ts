import { mayReveal } from '@szansa/domain/customer';
import { personName } from '@szansa/domain/shared';

import { findPerson, listAdministrators } from '#modules/users';
import { queueMail, Refusal, verb, type StaffContext, type StaffWork } from '#platform';
import { readableCustomer } from '../access.ts';
import { revealMail } from '../reveal-mails.ts';
import { listSeen, lockReveals, wasRefused } from '../reveal-queries.ts';

async function tellAdministrators(work: StaffWork): Promise<void> {
  const person = await findPerson(work.db, work.actor.userId);
  const who = person ? personName(person) : '';
  for (const { id, email, firstName, locale } of await listAdministrators(work.db)) {
    await queueMail(work, { kind: 'notice', userId: id, to: email, ...revealMail[locale](firstName, who) });
  }
}

function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal('too_many_requests', { retryAfterSeconds, minutes: Math.ceil(retryAfterSeconds / 60) });
}

/**
 * The whole personal id. Who asked is written to the audit log. Whoever asks for too many within an hour is refused,
 * which administrators are told once (rule CU6).
 * @throws 404, 429
 */
export async function revealPersonalId(
  context: StaffContext,
  id: string,
): Promise<{ personalIdNumber: string | null }> {
  const outcome = await verb(context, async (work) => {
    const { personalIdNumber } = await readableCustomer(work, id);
    const { userId } = work.actor;
    await lockReveals(work.db, userId);
    const seen = await listSeen(work.db, userId);
    const entity = { entity: 'customer', entityId: id } as const;
    const known = seen.map(({ customerId }) => customerId);
    if (mayReveal(known, id)) {
      await work.audit({ ...entity, action: 'reveal_personal_id' });
      return { personalIdNumber };
    }
    if (!(await wasRefused(work.db, userId))) await tellAdministrators(work);
    await work.audit({ ...entity, action: 'refuse_personal_id' });
    return tooMany(Math.max(1, seen[0]?.waitSeconds ?? 1));
  });
  // thrown after the commit: what was written about the refusal stays
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}
