import type { OpportunityScope } from '@szansa/domain/opportunity';
import { expressionBuilder, sql } from 'kysely';

import { inScope } from '#modules/opportunities';
import { personJson, personOf, type PersonRecord } from '#modules/users';
import { similarName, type Database, type Db } from '#platform';
import { organisations } from './firm-queries.ts';

export interface Identifiers {
  /** Own tax ids of customers. */
  readonly taxIdNumbers?: readonly string[] | undefined;
  /** Tax ids of their firms. */
  readonly firmTaxIds?: readonly string[] | undefined;
  readonly personalIdNumber?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /** Folded, without the legal form of a firm. */
  readonly name?: string | null | undefined;
}

/** The ids of customers of firms with these tax ids. */
function customersOfFirms(taxIdNumbers: readonly string[]) {
  return expressionBuilder<Database, 'customer'>()
    .selectFrom('customerOrganisation as firm')
    .innerJoin('customerCustomerOrganisation as link', 'link.customerOrganisationId', 'firm.id')
    .select('link.customerId')
    .where('firm.taxIdNumber', 'in', taxIdNumbers);
}

/** Whose opportunities of a customer in the scope are open, by name. */
const owners = (scope: OpportunityScope) => sql<PersonRecord[]>`(
  select coalesce(
    json_agg(
      ${personJson}
      order by u.last_name, u.first_name, u.id
    ),
    '[]'
  )
  from app_user u where u.id in (
    select customer_file.worker_id from customer_file
    where customer_file.customer_id = customer.id and not customer_file.is_archived
      and customer_file.status <> 'closed' and ${inScope(scope)}
  )
)`;

const mostShown = 10;

/** Customers who share any of the identifiers, those first, or have a very similar name, but for `except`. */
export async function findMatches(
  db: Db,
  identifiers: Identifiers,
  options: { readonly except: string | null; readonly scope?: OpportunityScope },
) {
  const { taxIdNumbers = [], firmTaxIds = [], personalIdNumber, email, phone, name = null } = identifiers;
  const { except, scope = 'none' } = options;
  const similar = similarName('customer.searchName', name);
  return db
    .selectFrom('customer')
    .select([
      'customer.id',
      'customer.firstName',
      'customer.lastName',
      'customer.isArchived',
      'customer.taxIdNumber',
      'customer.personalIdNumber',
      'customer.emails',
      'customer.phones',
      organisations.as('customerOrganizations'),
      owners(scope).as('owners'),
      similar.is.as('isSimilar'),
    ])
    .select((eb) => personOf(eb.ref('customer.addedBy')).as('addedBy'))
    .where((eb) =>
      eb.or([
        ...(taxIdNumbers.length > 0 ? [eb('customer.taxIdNumber', 'in', taxIdNumbers)] : []),
        ...(firmTaxIds.length > 0 ? [eb('customer.id', 'in', customersOfFirms(firmTaxIds))] : []),
        ...(personalIdNumber ? [eb('customer.personalIdNumber', '=', personalIdNumber)] : []),
        ...(email ? [sql<boolean>`customer.emails @> array[${email}]::text[]`] : []),
        ...(phone ? [sql<boolean>`customer.phones @> array[${phone}]::text[]`] : []),
        ...(name === null ? [] : [similar.is]),
      ]),
    )
    .$if(except !== null, (query) => query.where('customer.id', '<>', except ?? ''))
    .orderBy(similar.is)
    .orderBy(similar.measure, 'desc')
    .orderBy('customer.createdAt')
    .limit(mostShown)
    .execute();
}
