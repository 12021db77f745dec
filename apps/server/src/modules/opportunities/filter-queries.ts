import type { OpportunityScope, OpportunityStatus } from '@szansa/domain/opportunity';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';

import { peopleNamed } from '#modules/users';
import { containsAll, inRange, isFound, type AmountRange, type Database, type Way } from '#platform';

/** What a list or the board is narrowed to. */
export interface OpportunityFilters {
  readonly scope: OpportunityScope;
  readonly search?: string | undefined;
  /** The folded text of customers that is searched. */
  readonly searchColumn: 'customer.searchName' | 'customer.searchText';
  readonly isArchived: boolean;
  /** Whether the search finds more than are counted, so that any page is soon found without an index of words. */
  readonly isFoundOften?: boolean;
  /** Only those of this person. */
  readonly ownedBy?: string | undefined;
  readonly isUnassigned: boolean;
  /** A fragment of the owner's name. */
  readonly workerName?: string | undefined;
  readonly status?: readonly OpportunityStatus[] | undefined;
  readonly statusNot?: readonly OpportunityStatus[] | undefined;
  readonly workerId?: readonly string[] | undefined;
  /** Owned by none of these users, or without an owner. */
  readonly workerIdNot?: readonly string[] | undefined;
  readonly leadSourceId?: readonly string[] | undefined;
  /** From none of these, or without a source. */
  readonly leadSourceIdNot?: readonly string[] | undefined;
  readonly labelId?: readonly string[] | undefined;
  /** Bearing none of these. */
  readonly labelIdNot?: readonly string[] | undefined;
  readonly vehicleValue?: AmountRange;
  readonly customerId?: readonly string[] | undefined;
  /** Of any customer of these firms. */
  readonly customerOrganisationId?: readonly string[] | undefined;
}

const scopes = {
  all: sql<SqlBool>`true`,
  assigned: sql<SqlBool>`customer_file.worker_id is not null`,
  none: sql<SqlBool>`false`,
};

/** The scope as a condition on `customer_file`. */
export function inScope(scope: OpportunityScope): Expression<SqlBool> {
  if (typeof scope === 'string') return scopes[scope];
  return sql<SqlBool>`exists (
    select 1 from internal_enquiry
    where internal_enquiry.customer_file_id = customer_file.id
      and internal_enquiry.platformer_id = ${scope.linkedTo}
  )`;
}

/** Ids of the customers of any of these firms. */
function customersOfFirms(firmIds: readonly string[]) {
  return expressionBuilder<Database>()
    .selectFrom('customerCustomerOrganisation as link')
    .select('link.customerId')
    .where('link.customerOrganisationId', 'in', firmIds);
}

/** Whose opportunities: of a customer, or of all customers of a firm; those in the scope alone. */
export type OpportunitiesOf = { readonly scope: OpportunityScope } & (
  | { readonly customerId: string }
  | { readonly customerOrganisationId: string }
);

/** Ids of opportunities, archived ones too. */
export function opportunitiesOf(whose: OpportunitiesOf) {
  const query = expressionBuilder<Database>()
    .selectFrom('customerFile')
    .select('customerFile.id')
    .where(inScope(whose.scope));
  return 'customerId' in whose
    ? query.where('customerFile.customerId', '=', whose.customerId)
    : query.where('customerFile.customerId', 'in', customersOfFirms([whose.customerOrganisationId]));
}

/** Minimum number of digits that match anywhere in a number; fewer match its start: the index contains trigrams. */
const digitsFoundAnywhere = 3;

/** Opportunities of customers found by the text, or those whose number has it (`#1042`: exactly that one). */
export function foundOpportunities(
  search: string,
  { searchColumn, isFoundOften = false }: Pick<OpportunityFilters, 'searchColumn' | 'isFoundOften'>,
): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'customerFile'>();
  const exact = /^#(\d{1,9})$/.exec(search)?.[1];
  if (exact !== undefined) return eb('customerFile.number', '=', Number(exact));
  const hasDigits = /^\d{1,9}$/.test(search);
  const digits = search.length < digitsFoundAnywhere ? `${search}%` : `%${search}%`;
  if (isFoundOften) {
    const ofCustomer = eb
      .selectFrom('customer')
      .select('customer.id')
      .whereRef('customer.id', '=', 'customerFile.customerId')
      .where((one) => containsAll(one.ref(searchColumn), search, true));
    const numbered = hasDigits ? [sql<SqlBool>`customer_file.number::text like ${digits}`] : [];
    return eb.or([eb.exists(ofCustomer), ...numbered]);
  }
  const customers = eb
    .selectFrom('customer')
    .select('customer.id')
    .where((one) => containsAll(one.ref(searchColumn), search));
  if (!hasDigits) return eb('customerFile.customerId', 'in', customers);
  // one array of ids: a condition "of such a customer, or of such a number" would be evaluated for every row
  const ofCustomers = eb
    .selectFrom('customerFile as theirs')
    .select('theirs.id')
    .where('theirs.customerId', 'in', customers);
  const numbered = eb
    .selectFrom('customerFile as numbered')
    .select('numbered.id')
    .where(sql<SqlBool>`numbered.number::text like ${digits}`);
  return sql<SqlBool>`customer_file.id = any(array(${ofCustomers.union(numbered)}))`;
}

/** Ids of the opportunities that bear any of these labels. */
function labelledWith(labelIds: readonly string[]) {
  return expressionBuilder<Database>()
    .selectFrom('customerFileLabel')
    .select('customerFileLabel.customerFileId')
    .where('customerFileLabel.labelId', 'in', labelIds);
}

/** What an opportunity is not to be, and the range its value is to be in. */
function narrowing(filters: OpportunityFilters): Expression<SqlBool>[] {
  const eb = expressionBuilder<Database, 'customerFile'>();
  const { statusNot, workerIdNot, leadSourceIdNot, labelIdNot, vehicleValue } = filters;
  const other = (column: 'customerFile.workerId' | 'customerFile.leadSourceId', ids: readonly string[]) =>
    eb.or([eb(column, 'is', null), eb(column, 'not in', ids)]);
  return [
    ...(statusNot ? [eb('customerFile.status', 'not in', statusNot)] : []),
    ...(workerIdNot ? [other('customerFile.workerId', workerIdNot)] : []),
    ...(leadSourceIdNot ? [other('customerFile.leadSourceId', leadSourceIdNot)] : []),
    ...(labelIdNot ? [eb('customerFile.id', 'not in', labelledWith(labelIdNot))] : []),
    ...(vehicleValue ? [inRange(eb.ref('customerFile.vehicleValue'), vehicleValue)] : []),
  ];
}

/** The condition on `customer_file` by which a list reads its rows. */
export function inWay(filters: OpportunityFilters, way: Way): Expression<SqlBool> {
  if (way === 'found') return isFound('customerFile.id');
  return matching({ ...filters, isFoundOften: way === 'walked' });
}

/** The filters as one condition on `customer_file`. */
export function matching(filters: OpportunityFilters): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'customerFile'>();
  const { ownedBy, workerId, workerName, status, leadSourceId, customerId, labelId, search } = filters;
  const { customerOrganisationId } = filters;
  const conditions: Expression<SqlBool>[] = [
    inScope(filters.scope),
    eb('customerFile.isArchived', '=', filters.isArchived),
  ];
  if (ownedBy !== undefined) conditions.push(eb('customerFile.workerId', '=', ownedBy));
  if (filters.isUnassigned) conditions.push(eb('customerFile.workerId', 'is', null));
  if (workerName) conditions.push(eb('customerFile.workerId', 'in', peopleNamed(workerName)));
  if (workerId) conditions.push(eb('customerFile.workerId', 'in', workerId));
  if (status) conditions.push(eb('customerFile.status', 'in', status));
  if (leadSourceId) conditions.push(eb('customerFile.leadSourceId', 'in', leadSourceId));
  if (customerId) conditions.push(eb('customerFile.customerId', 'in', customerId));
  if (customerOrganisationId) {
    conditions.push(eb('customerFile.customerId', 'in', customersOfFirms(customerOrganisationId)));
  }
  if (labelId) conditions.push(eb('customerFile.id', 'in', labelledWith(labelId)));
  if (search) conditions.push(foundOpportunities(search, filters));
  return eb.and([...conditions, ...narrowing(filters)]);
}
