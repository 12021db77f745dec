import { sql, type Updateable } from 'kysely';

import type { Database, Db } from '#platform';

/** A customer with an address, by one of their opportunities. */
export interface Correspondent {
  readonly customerFileId: string;
  readonly name: string;
  readonly address: string;
}

/** Returns the customers of these opportunities, in their order; those without a name or an address are left out. */
export async function correspondents(db: Db, customerFileIds: readonly string[]): Promise<Correspondent[]> {
  const rows = await db
    .selectFrom('customerFile')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .select([
      'customerFile.id as customerFileId',
      sql<string>`concat_ws(' ', customer.first_name, customer.last_name)`.as('name'),
      sql<string | null>`customer.emails[1]`.as('address'),
    ])
    .where('customerFile.id', 'in', customerFileIds)
    .execute();
  return customerFileIds.flatMap((id) => {
    const found = rows.find((row) => row.customerFileId === id);
    return found?.address && found.name !== '' ? [{ ...found, address: found.address }] : [];
  });
}

/** What has become of a mail of the demo. */
export async function settleMail(
  db: Db,
  id: string,
  values: Updateable<Database['receivedMail']>,
): Promise<void> {
  await db.updateTable('receivedMail').set(values).where('id', '=', id).execute();
}
