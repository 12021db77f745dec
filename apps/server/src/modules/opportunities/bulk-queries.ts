import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type SqlBool } from 'kysely';

import type { Db } from '#platform';
import { inScope, matching, type OpportunityFilters } from './filter-queries.ts';
import { chosenOffer } from './list-queries.ts';
import { namedOpportunity } from './named-queries.ts';

const amongFiles = (ids: readonly string[]) => sql<SqlBool>`customer_file.id = any(${[...ids]}::uuid[])`;

/** The opportunities the filters find, newest activity first, at most so many. */
export async function findIds(db: Db, filters: OpportunityFilters, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('customerFile')
    .select('customerFile.id')
    .where(matching(filters))
    .orderBy('customerFile.lastActivityAt', 'desc')
    .orderBy('customerFile.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** What decides what a change of many does to each, of those in the scope. */
export function findFacts(db: Db, ids: readonly string[], scope: OpportunityScope) {
  return db
    .selectFrom('customerFile')
    .leftJoin('offer', 'offer.id', 'customerFile.chosenOfferId')
    .select([
      'customerFile.id',
      'customerFile.status',
      'customerFile.isArchived',
      'customerFile.workerId',
      'customerFile.leadSourceId',
      'customerFile.version',
      chosenOffer.as('chosenOffer'),
      sql<string[]>`array(
        select l.label_id from customer_file_label l where l.customer_file_id = customer_file.id
      )`.as('labelIds'),
    ])
    .where(amongFiles(ids))
    .where(inScope(scope))
    .execute();
}

/** Which of these closed opportunities a session may change. */
export async function findConsents(
  db: Db,
  ids: readonly string[],
  sessionId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('closedEditConsent')
    .select('customerFileId')
    .where('sessionId', '=', sessionId)
    .where(sql<SqlBool>`customer_file_id = any(${[...ids]}::uuid[])`)
    .execute();
  return new Set(rows.map(({ customerFileId }) => customerFileId));
}

/** How those in the scope are called. */
export function findNames(db: Db, ids: readonly string[], scope: OpportunityScope) {
  return db
    .selectFrom('customerFile as named')
    .select((eb) => namedOpportunity(eb.ref('named.id'), scope).as('named'))
    .where(sql<SqlBool>`named.id = any(${[...ids]}::uuid[])`)
    .execute();
}
