import { customerName, type CustomerInput } from '@szansa/domain/customer';
import { isBornAfter } from '@szansa/domain/identity';
import { warsawDay } from '@szansa/domain/shared';

import { invalid, Refusal, type Work } from '#platform';
import { findMatches, lockIdentifiers } from './queries.ts';

/** @throws 422 for a birth date after today, which no schema can know. */
export function refuseUnborn(personalIdNumber: string | null): void {
  if (personalIdNumber !== null && isBornAfter(personalIdNumber, warsawDay(new Date()))) {
    throw invalid({ path: 'personalIdNumber', code: 'pesel_future' });
  }
}

/** @throws 409 `duplicate_customer` with the customer who has the tax id or personal id already. */
export async function refuseDuplicate(
  work: Work,
  input: CustomerInput,
  except: string | null,
): Promise<void> {
  const { taxIdNumber, personalIdNumber } = input;
  const identifiers = [taxIdNumber, personalIdNumber].filter((one) => one !== null);
  if (identifiers.length === 0) return;
  await lockIdentifiers(work.db, identifiers);
  const [found] = await findMatches(work.db, { taxIdNumber, personalIdNumber }, except);
  if (!found) return;
  const name = customerName(found);
  const field =
    found.taxIdNumber !== null && found.taxIdNumber === taxIdNumber ? 'taxIdNumber' : 'personalIdNumber';
  throw new Refusal('duplicate_customer', { customerId: found.id, name, addedBy: found.addedBy, field });
}
