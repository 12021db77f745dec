import type { OpportunityScope, OpportunityStatus } from '@szansa/domain/opportunity';

import { inScope } from '#modules/opportunities';
import { personOf, type PersonRecord } from '#modules/users';
import type { Db } from '#platform';

/** An opportunity a mail can be put into. */
interface OpenOpportunity {
  readonly id: string;
  readonly number: number;
  readonly status: OpportunityStatus;
  readonly worker: PersonRecord | null;
  readonly customerId: string;
}

/** Open opportunities of these customers in the scope, the latest first; those of one owner alone where one is given. */
export function openOpportunities(
  db: Db,
  customerIds: readonly string[],
  { scope, ownedBy }: { readonly scope: OpportunityScope; readonly ownedBy: string | null },
): Promise<OpenOpportunity[]> {
  if (customerIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('customerFile')
    .select(['customerFile.id', 'customerFile.number', 'customerFile.status', 'customerFile.customerId'])
    .select((eb) => personOf(eb.ref('customerFile.workerId')).as('worker'))
    .where('customerFile.customerId', 'in', customerIds)
    .where('customerFile.isArchived', '=', false)
    .where('customerFile.status', '<>', 'closed')
    .where(inScope(scope))
    .$if(ownedBy !== null, (query) => query.where('customerFile.workerId', '=', ownedBy))
    .orderBy('customerFile.number', 'desc')
    .limit(50)
    .execute();
}

/** Whether an opportunity is of this customer. */
export async function isOfCustomer(db: Db, customerFileId: string, customerId: string): Promise<boolean> {
  const found = await db
    .selectFrom('customerFile')
    .select('id')
    .where('id', '=', customerFileId)
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return found !== undefined;
}
