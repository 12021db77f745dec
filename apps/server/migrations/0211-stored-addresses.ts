import { storedEmail } from '@szansa/domain/identity';
import { sql, type Kysely } from 'kysely';

const columns = ['from_address', 'reply_to_address', 'sender_address'] as const;

/** Addresses of received mails with letters of other alphabets in their hosts are written as those of customers are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of columns) {
    const column = sql.ref(name);
    const { rows } = await sql<{ address: string }>`
      select distinct ${column} as address from received_mail where ${column} ~ '[^[:ascii:]]'
    `.execute(db);
    for (const { address } of rows) {
      await sql`
        update received_mail set ${column} = ${storedEmail(address)} where ${column} = ${address}
      `.execute(db);
    }
  }
}
