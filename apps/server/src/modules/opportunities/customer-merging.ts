import { opportunityScope } from '@szansa/domain/opportunity';

import type { StaffReading, StaffWork } from '#platform';
import { emitMany } from './events.ts';
import { countOfCustomer, giveToCustomer } from './customer-queries.ts';
import { describeMany } from './timeline.ts';

/** What of a customer's opportunities moves when the customer is merged, as far as the actor may read it. */
export async function usesOfCustomer({ db, actor }: StaffReading, customerId: string) {
  const counts = await countOfCustomer(db, customerId, opportunityScope(actor));
  const kinds = ['opportunity', 'offer', 'activity', 'comment', 'document'] as const;
  return kinds.flatMap((kind) => (actor.can(`${kind}.get`) ? [{ kind, count: counts[kind] }] : []));
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Moves the opportunities of a customer to another one, with all their records. The move is written to the audit log
 * and each history, and published once. Returns their ids.
 */
export async function moveToCustomer(work: StaffWork, from: Named, into: Named): Promise<string[]> {
  const given = await giveToCustomer(work.db, from.id, into.id);
  if (given.length === 0) return [];
  await work.audit(
    ...given.map(({ id, version }) => ({
      entity: 'opportunity' as const,
      entityId: id,
      action: 'edit' as const,
      version,
      before: { customerId: from.id },
      after: { customerId: into.id },
    })),
  );
  const ids = given.map(({ id }) => id);
  await describeMany(work, ids, { type: 'customer_merged', data: { from: from.name, to: into.name } });
  emitMany(work);
  return ids;
}
