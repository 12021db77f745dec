import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { contactsOf, customerName } from '@szansa/domain/customer';
import { maskPesel } from '@szansa/domain/identity';
import { opportunityScope } from '@szansa/domain/opportunity';

import { usesOfCustomer } from '#modules/opportunities';
import {
  invalid,
  type Actor,
  type HandlerInput,
  type StaffContext,
  type StaffReading,
  type Source,
  type Way,
} from '#platform';
import { readableCustomer, searchColumnFor } from './access.ts';
import { findMatches } from './match-queries.ts';
import { matchesOf } from './matches.ts';
import {
  countCustomers,
  listCustomers,
  type CustomerFilters,
  type CustomerRow,
  type ListedCustomerRow,
} from './queries.ts';
import { answerGuess } from './revealing.ts';

type Customers = Endpoints['customers'];
type ListQuery = HandlerInput<Customers['list']>['query'];

export type FilterQuery = Omit<ListQuery, 'page' | 'perPage' | 'sort'>;

export type Customer = Data<Customers['get']>;

/** What a query narrows customers to. */
export function filtersOf(actor: Actor, query: FilterQuery): CustomerFilters {
  return {
    scope: opportunityScope(actor),
    search: query.search,
    searchColumn: searchColumnFor(actor),
    isArchived: query.is_archived ?? false,
    addedBy: query.is_self ? actor.userId : undefined,
    hasOrganisation: query.hasOrganisation,
    customerOrganisationId: query.customerOrganisationId,
  };
}

/** Customers a query finds. */
export function customersFound({ db, actor }: StaffReading, query: ListQuery) {
  const filters = filtersOf(actor, query);
  return {
    rows: (source: Source, way: Way) => listCustomers(source, filters, query, way),
    count: countCustomers(db, filters),
    item: (row: ListedCustomerRow) => ({ ...row, ...contactsOf(row), name: customerName(row) }),
  };
}

function described(row: CustomerRow, actor: Actor): Customer {
  return {
    ...row,
    ...contactsOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    name: customerName(row),
    personalIdNumber: row.personalIdNumber && maskPesel(row.personalIdNumber),
    can: {
      edit: actor.can('customer.edit'),
      openOpportunity: actor.can('opportunity.create') && !row.isArchived,
    },
  };
}

/** @throws 404 */
export async function customerById(reading: StaffReading, id: string): Promise<Customer> {
  return described(await readableCustomer(reading, id), reading.actor);
}

/**
 * Returns customers who share an identifier with what is being typed, or have a very similar name; an incomplete
 * identifier matches no customer.
 * @throws 429 for a personal id by a user who has reached the limit of personal ids
 */
export async function customerMatches(
  context: StaffContext,
  query: HandlerInput<Customers['matches']>['query'],
) {
  const { typed, fieldsOf } = matchesOf(query);
  if (Object.values(typed).every((value) => value === null)) return [];
  const taxIds = typed.taxIdNumber === null ? [] : [typed.taxIdNumber];
  const identifiers = { ...typed, taxIdNumbers: taxIds, firmTaxIds: taxIds };
  const rows = await findMatches(context.db, identifiers, {
    except: query.except ?? null,
    scope: opportunityScope(context.actor),
  });
  if (typed.personalIdNumber !== null) {
    const owner = rows.find((row) => fieldsOf(row).includes('personalIdNumber'));
    await answerGuess(context, owner?.id ?? null);
  }
  return rows.map((row) => ({
    id: row.id,
    name: customerName(row),
    addedBy: row.addedBy,
    owners: row.owners,
    isArchived: row.isArchived,
    matches: fieldsOf(row),
  }));
}

/** Two customers, and what merging one into the other would move. @throws 404, 422 for one into themselves */
export async function customersToMerge(reading: StaffReading, id: string, into: string) {
  if (id === into) throw invalid({ path: 'into', code: 'value_not_allowed' });
  const [from, to] = [await customerById(reading, id), await customerById(reading, into)];
  return { from, into: to, uses: await usesOfCustomer(reading, id) };
}
