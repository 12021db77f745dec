import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type Expression } from 'kysely';

import { inScope } from './filter-queries.ts';

/** An opportunity as other records name it. */
export interface NamedOpportunity {
  readonly id: string;
  readonly number: number;
  readonly customerId: string;
  /** The person's, else that of the first firm. */
  readonly customerName: string;
}

/**
 * Returns, as SQL, an opportunity's number and id, by a column with its id; records of the opportunity show it as
 * `#1042`.
 */
export function numberOf(id: Expression<string>) {
  return sql<{ readonly id: string; readonly number: number }>`(
    select json_build_object('id', customer_file.id, 'number', customer_file.number)
    from customer_file where customer_file.id = ${id}
  )`;
}

/**
 * Returns, as SQL, an opportunity by a column with its id; null where there is none, or it is outside of the scope.
 */
export function namedOpportunity(id: Expression<string | null>, scope: OpportunityScope) {
  return sql<NamedOpportunity | null>`(
    select json_build_object(
      'id', customer_file.id, 'number', customer_file.number, 'customer_id', customer_file.customer_id,
      'customer_name', coalesce(
        nullif(concat_ws(' ', c.first_name, c.last_name), ''),
        (
          select o.name from customer_customer_organisation l
          join customer_organisation o on o.id = l.customer_organisation_id
          where l.customer_id = c.id order by l.position, o.id limit 1
        ),
        ''
      )
    )
    from customer_file join customer c on c.id = customer_file.customer_id
    where customer_file.id = ${id} and ${inScope(scope)}
  )`;
}
