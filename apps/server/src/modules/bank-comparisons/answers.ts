import type { Endpoints } from '@szansa/api-client/endpoints';
import { comparisonFields, mayWriteComparison } from '@szansa/domain/bank-comparison';
import { isOwnerOrAdministrator } from '@szansa/domain/opportunity';

import { partnerScope } from '#modules/offers';
import { readableOpportunity } from '#modules/opportunities';
import { type HandlerInput, type Produced, type StaffReading, type StaffWork } from '#platform';
import { readableComparison } from './access.ts';
import {
  countComparisons,
  listComparisons,
  type ComparisonRow,
  type ListedComparisonRow,
} from './queries.ts';

type Calls = Endpoints['bankComparisonPdfs'];

export type ComparisonAnswer = Produced<Calls['get']>;

export const comparisonReaders = 'right:bank_comparison_pdf.get';

/** Publishes a change of a comparison to all who may read comparisons. */
export function emitComparison(work: StaffWork, id: string): void {
  work.emit('record-changed', { entity: 'bank_comparison_pdf', id }, [comparisonReaders]);
}

const named = ({ id, number, customerName }: ComparisonRow['opportunity']) => ({ id, number, customerName });

/** A whole comparison with what the actor may do. @throws 404 */
export async function comparisonById(reading: StaffReading, id: string): Promise<ComparisonAnswer> {
  const { actor } = reading;
  const row = await readableComparison(reading, id);
  const opportunity = await readableOpportunity(reading, row.customerFileId);
  const isOpen = !opportunity.isArchived;
  const isOwn = isOpen && isOwnerOrAdministrator(actor, opportunity);
  return {
    id,
    ...comparisonFields(row),
    quotes: row.quotes.map(({ services, costs, ...quote }) => ({
      ...quote,
      services: [...services],
      costs: [...costs],
    })),
    opportunity: named(row.opportunity),
    version: row.version,
    createdBy: row.author,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    can: {
      edit: isOpen && actor.can('bank_comparison_pdf.edit') && mayWriteComparison(actor, opportunity),
      send: isOwn && actor.can('opportunity.edit'),
      save: isOwn && actor.can('document.create'),
    },
  };
}

/** Comparisons a query finds, as far as the actor may read them. */
export function comparisonsFound({ db, actor }: StaffReading, query: HandlerInput<Calls['list']>['query']) {
  const filters = {
    scope: partnerScope(actor),
    search: query.search,
    customerFileId: query.customerFileId,
    kind: query.kind,
    ownedBy: query.is_self ? actor.userId : undefined,
    isArchived: query.is_archived ?? false,
  };
  return {
    rows: listComparisons(db, filters, query),
    count: countComparisons(db, filters),
    item: ({ opportunity, ...row }: ListedComparisonRow) => ({ ...row, opportunity: named(opportunity) }),
  };
}
