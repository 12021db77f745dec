import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';

import { searchColumnFor } from '../customers/searching.ts';
import { containsAll, type Actor, type Database } from '../platform.ts';
import { opportunityScope } from './access.ts';

/** What a list or the board may be narrowed to, as the query names it. */
export interface OpportunityQuery {
  readonly search?: string | undefined;
  readonly status?: readonly OpportunityStatus[] | undefined;
  readonly workerId?: readonly string[] | undefined;
  readonly leadSourceId?: readonly string[] | undefined;
  readonly labelId?: readonly string[] | undefined;
  readonly customerId?: readonly string[] | undefined;
  readonly is_self?: boolean | undefined;
  readonly is_archived?: boolean | undefined;
  readonly isUnassigned?: boolean | undefined;
}

/** Opportunities of customers found by the text, or those whose number contains it (`#1042`: exactly that one). */
function found(actor: Actor, search: string): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'customerFile'>();
  const exact = /^#(\d{1,9})$/.exec(search)?.[1];
  if (exact !== undefined) return eb('customerFile.number', '=', Number(exact));
  const customers = eb
    .selectFrom('customer')
    .select('customer.id')
    .where((one) => containsAll(one.ref(searchColumnFor(actor)), search));
  if (!/^\d{1,9}$/.test(search)) return eb('customerFile.customerId', 'in', customers);
  // one list of ids: "of such a customer, or of such a number" would be asked of every row
  const ofCustomers = eb
    .selectFrom('customerFile as theirs')
    .select('theirs.id')
    .where('theirs.customerId', 'in', customers);
  const numbered = eb
    .selectFrom('customerFile as numbered')
    .select('numbered.id')
    .where(sql<SqlBool>`numbered.number::text like ${`%${search}%`}`);
  return eb('customerFile.id', 'in', ofCustomers.union(numbered));
}

/** Which rows of `customer_file` the actor may read and asked for; unarchived ones unless asked otherwise. */
export function matching(actor: Actor, query: OpportunityQuery): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'customerFile'>();
  const conditions: Expression<SqlBool>[] = [
    opportunityScope(actor),
    eb('customerFile.isArchived', '=', query.is_archived ?? false),
  ];
  if (query.is_self) conditions.push(eb('customerFile.workerId', '=', actor.userId));
  if (query.isUnassigned) conditions.push(eb('customerFile.workerId', 'is', null));
  if (query.workerId) conditions.push(eb('customerFile.workerId', 'in', query.workerId));
  if (query.status) conditions.push(eb('customerFile.status', 'in', query.status));
  if (query.leadSourceId) conditions.push(eb('customerFile.leadSourceId', 'in', query.leadSourceId));
  if (query.customerId) conditions.push(eb('customerFile.customerId', 'in', query.customerId));
  if (query.labelId) {
    conditions.push(
      eb(
        'customerFile.id',
        'in',
        eb
          .selectFrom('customerFileLabel')
          .select('customerFileLabel.customerFileId')
          .where('customerFileLabel.labelId', 'in', query.labelId),
      ),
    );
  }
  if (query.search) conditions.push(found(actor, query.search));
  return eb.and(conditions);
}
