import { isOwnerOrAdministrator, type OpportunityStatus } from '@szansa/domain/opportunity';
import { customerNotice } from '@szansa/domain/language';
import type { Language } from '@szansa/domain/account';
import { formatEmail, formatPhone } from '@szansa/domain/identity';
import { personName } from '@szansa/domain/shared';

import { findAgencyName, findCustomerText } from '#modules/agency';
import { mailSignature, Refusal, type Actor, type StaffReading } from '#platform';
import { readableOpportunity, type OpportunityState } from './access.ts';
import { opportunityById } from './answers.ts';
import { findPhone } from './owner-queries.ts';

/**
 * Lets the owner and administrators write to the customer, of a closed opportunity as well.
 * @throws 403 `opportunity_not_yours`, 409 `opportunity_archived`
 */
export function refuseUnlessNotified(actor: Actor, state: OpportunityState): void {
  if (!isOwnerOrAdministrator(actor, state)) throw new Refusal('opportunity_not_yours');
  if (state.isArchived) throw new Refusal('opportunity_archived');
}

async function signatureOf({ db, actor }: StaffReading): Promise<string[]> {
  const phoneNumber = await findPhone(db, actor.userId);
  const phones = phoneNumber ? [formatPhone(phoneNumber)] : [];
  return [personName(actor), ...phones, formatEmail(actor.email)];
}

/**
 * Returns the proposed text that informs the customer of a stage, and their addresses. @throws 404, as
 * `refuseUnlessNotified`
 */
export async function noticeDraft(
  reading: StaffReading,
  id: string,
  requested: { readonly status?: OpportunityStatus | undefined; readonly language?: Language | undefined },
) {
  refuseUnlessNotified(reading.actor, await readableOpportunity(reading, id));
  const { number, vehicle, customer, ...opportunity } = await opportunityById(reading, id);
  const { status = opportunity.status, language = 'pl' } = requested;
  const facts = {
    number,
    vehicle,
    customer: customer.name,
    sender: personName(reading.actor),
    signature: await signatureOf(reading),
    agency: await findAgencyName(reading.db),
  };
  const own = await findCustomerText(reading.db, status, language);
  return {
    to: customer.emails?.map(({ email }) => email),
    ...customerNotice(status, facts, language, own),
    signature: await mailSignature(reading.db),
  };
}
