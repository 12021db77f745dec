import { storedEmail } from '@szansa/domain/identity';
import type { AgencyIdentity } from '@szansa/domain/received-mail';

import type { Db, Reading } from '#platform';

/** The address our mails come from, as the installation is set up. */
function addressOf(mailFrom: string | null): string | null {
  return mailFrom === null ? null : (/<([^<>\s]+)>/.exec(mailFrom)?.[1] ?? mailFrom);
}

const known = <One>(values: readonly (One | null)[]): One[] => values.filter((value) => value !== null);

/** Returns what is the agency's own in mails: its addresses, numbers, name and staff, those who have left among them. */
export async function agencyIdentity({
  db,
  platform,
}: Pick<Reading, 'db' | 'platform'>): Promise<AgencyIdentity> {
  const agency = await db
    .selectFrom('agency')
    .select(['name', 'email', 'phone', 'taxIdNumber'])
    .executeTakeFirst();
  const staff = await db
    .selectFrom('appUser')
    .select(['email', 'phoneNumber', 'firstName', 'lastName'])
    .execute();
  const accounts = await db.selectFrom('mailAccount').select('userName').execute();
  const addresses = known([
    agency?.email ?? null,
    addressOf(platform.config.mailFrom),
    ...accounts.map(({ userName }) => userName),
    ...staff.map(({ email }) => email),
  ]);
  return {
    addresses: addresses.map(storedEmail),
    phones: known([agency?.phone ?? null, ...staff.map(({ phoneNumber }) => phoneNumber)]),
    taxIds: known([agency?.taxIdNumber ?? null]),
    people: staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    firm: agency?.name ?? null,
  };
}

/** Mails of one sender whose Reply-To is looked at. */
const mostLookedAt = 1000;

/** Returns how many different Reply-To addresses the mails of this sender have had. */
export async function replyToCount(db: Db, fromAddress: string | null): Promise<number> {
  if (fromAddress === null) return 0;
  const found = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('receivedMail')
        .select('replyToAddress')
        .where('fromAddress', '=', fromAddress)
        .where('replyToAddress', 'is not', null)
        .limit(mostLookedAt)
        .as('one'),
    )
    .select((eb) => eb.fn.count<number>('one.replyToAddress').distinct().as('count'))
    .executeTakeFirst();
  return found?.count ?? 0;
}
