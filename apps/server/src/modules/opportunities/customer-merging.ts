import { opportunityScope } from '@szansa/domain/opportunity';

import type { StaffReading, StaffWork } from '#platform';
import { announceMany } from './announcing.ts';
import { countOfCustomer, giveToCustomer } from './customer-queries.ts';

/** What of a customer's opportunities moves when the customer is merged, as far as the actor may read it. */
export async function usesOfCustomer({ db, actor }: StaffReading, customerId: string) {
  const counts = await countOfCustomer(db, customerId, opportunityScope(actor));
  const kinds = ['opportunity', 'offer', 'activity', 'comment', 'document'] as const;
  return kinds.flatMap((kind) => (actor.can(`${kind}.get`) ? [{ kind, count: counts[kind] }] : []));
}

/**
 * Gives the opportunities of a customer to another one, with all that belongs to them: in the audit log, and told once.
 * Answers with their ids.
 */
export async function moveToCustomer(work: StaffWork, from: string, into: string): Promise<string[]> {
  const given = await giveToCustomer(work.db, from, into);
  if (given.length === 0) return [];
  await work.audit(
    ...given.map(({ id, version }) => ({
      entity: 'opportunity' as const,
      entityId: id,
      action: 'edit' as const,
      version,
      before: { customerId: from },
      after: { customerId: into },
    })),
  );
  announceMany(work);
  return given.map(({ id }) => id);
}
