import { sql } from 'kysely';

import type { Db } from '#platform';

/** Returns an opportunity's data for an offer's PDF: the number, the customer and the salesperson. */
export function findDeal(db: Db, customerFileId: string) {
  return db
    .selectFrom('customerFile')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .leftJoin('appUser', 'appUser.id', 'customerFile.workerId')
    .select([
      'customerFile.number',
      'customer.firstName',
      'customer.lastName',
      'customer.taxIdNumber',
      'appUser.firstName as workerFirstName',
      'appUser.lastName as workerLastName',
      'appUser.phoneNumber as workerPhone',
      'appUser.email as workerEmail',
      sql<{ name: string }[]>`(
        select coalesce(json_agg(json_build_object('name', o.name) order by l.position), '[]')
        from customer_customer_organisation l join customer_organisation o on o.id = l.customer_organisation_id
        where l.customer_id = customer.id
      )`.as('customerOrganizations'),
    ])
    .where('customerFile.id', '=', customerFileId)
    .executeTakeFirstOrThrow();
}
