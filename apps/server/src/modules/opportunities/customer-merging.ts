import { opportunityScope, type OpportunityScope } from '@szansa/domain/opportunity';
import { sql } from 'kysely';

import type { StaffReading, StaffWork, Db } from '#platform';
import { emitMany } from './events.ts';
import { describeMany } from './timeline.ts';
import { inScope } from './filter-queries.ts';

type Counts = Readonly<Record<'opportunity' | 'offer' | 'activity' | 'comment' | 'document', number>>;

/** How many opportunities a customer has in the scope, archived ones too, and how much belongs to them. */
async function countOfCustomer(db: Db, customerId: string, scope: OpportunityScope): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with own as materialized (
      select id from customer_file where customer_id = ${customerId} and ${inScope(scope)}
    )
    select
      (select count(*)::int from own) as opportunity,
      (select count(*)::int from offer where customer_file_id in (select id from own)) as offer,
      (select count(*)::int from activity where customer_file_id in (select id from own)) as activity,
      (select count(*)::int from comment where customer_file_id in (select id from own)) as comment,
      (select count(*)::int from document where customer_file_id in (select id from own)) as document
  `.execute(db);
  return rows[0] ?? { opportunity: 0, offer: 0, activity: 0, comment: 0, document: 0 };
}

/** Gives all opportunities of a customer to another one; each with its next version. */
function giveToCustomer(db: Db, from: string, into: string) {
  return db
    .updateTable('customerFile')
    .set((eb) => ({ customerId: into, version: eb('version', '+', 1) }))
    .where('customerId', '=', from)
    .returning(['id', 'version'])
    .execute();
}

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
