import type { RefusalDetails } from '@szansa/api-client/contract';
import { customerName, taxIdsOf } from '@szansa/domain/customer';
import { isBornAfter } from '@szansa/domain/identity';
import { warsawDay } from '@szansa/domain/shared';

import { invalid, lockIdentifiers, Refusal, type StaffWork } from '#platform';
import { findMatches } from './match-queries.ts';
import type { CustomerState } from './states.ts';
import { answerGuessWithin } from './revealing.ts';

/** @throws 422 for a birth date after today, which no schema can know. */
export function refuseUnborn(personalIdNumber: string | null): void {
  if (personalIdNumber !== null && isBornAfter(personalIdNumber, warsawDay(new Date()))) {
    throw invalid({ path: 'personalIdNumber', code: 'pesel_future' });
  }
}

interface Identifying {
  /** Null for a new customer. */
  readonly customerId: string | null;
  /** As the customer was. */
  readonly before?: CustomerState;
  readonly after: CustomerState;
  /** Whether a customer with the same firm is another person (rule CU7). */
  readonly isAnotherPerson: boolean;
}

type Found = Awaited<ReturnType<typeof findMatches>>[number];

function duplicate(found: Found, field: RefusalDetails<'duplicate_customer'>['field']): Refusal {
  const { id: customerId, addedBy } = found;
  return new Refusal('duplicate_customer', { customerId, name: customerName(found), addedBy, field });
}

/**
 * @throws 409 `duplicate_customer` with the customer who has the tax id or personal id already, or, unless the caller
 * states that this is another person, one who shares through a firm a tax id that is new to this customer; 429 for a
 * personal id by a user who has reached the limit of personal ids.
 */
export async function refuseDuplicate(
  work: StaffWork,
  { customerId, before, after, isAnotherPerson }: Identifying,
): Promise<void> {
  const { db } = work;
  const { taxIdNumber, personalIdNumber } = after;
  const taxIds = taxIdsOf(after);
  const identifiers = [...taxIds, ...(personalIdNumber === null ? [] : [personalIdNumber])];
  if (identifiers.length === 0) return;
  await lockIdentifiers(db, identifiers);
  const own = { taxIdNumbers: taxIdNumber === null ? [] : [taxIdNumber], personalIdNumber };
  const [same] = await findMatches(db, own, { except: customerId });
  if (same && same.taxIdNumber !== null && same.taxIdNumber === taxIdNumber) {
    throw duplicate(same, 'taxIdNumber');
  }
  const isGuess = personalIdNumber !== null && personalIdNumber !== before?.personalIdNumber;
  if (isGuess) await answerGuessWithin(work, same?.id ?? null);
  if (same) throw duplicate(same, 'personalIdNumber');
  if (isAnotherPerson) return;
  const known = before ? taxIdsOf(before) : [];
  const sharing = taxIds.filter((one) => !known.includes(one));
  const firms = { firmTaxIds: sharing, taxIdNumbers: sharing };
  const [colleague] = await findMatches(db, firms, { except: customerId });
  if (colleague) throw duplicate(colleague, 'customerOrganizations');
}
