import { repeatsEmail } from '@szansa/domain/account';

import { findAgencyName } from '#modules/agency';
import { invalid, isGuessable, type Db } from '#platform';
import { findNames } from './queries.ts';

/** Words that a password must not consist of, besides the user's names and the agency's name. */
const productWords = ['Szansa', 'CRM', 'leasing', 'samochód', 'auto'];

/** Of whom a password is guessed first. */
type Owner = Awaited<ReturnType<typeof findNames>>;

/**
 * Refuses a new password that others would try early for an account with these names; its length and characters the
 * schema has checked.
 * @throws 422 `password_is_email` or `password_common`
 */
export async function refuseGuessableFor(
  db: Db,
  { email, firstName, lastName }: Owner,
  password: string,
): Promise<void> {
  if (repeatsEmail(password, email)) throw invalid({ path: 'password', code: 'password_is_email' });
  const words = [email, firstName, lastName, await findAgencyName(db), ...productWords];
  if (await isGuessable(password, words)) throw invalid({ path: 'password', code: 'password_common' });
}

/** As `refuseGuessableFor`, for the names that the account has. */
export async function refuseGuessable(db: Db, userId: string, password: string): Promise<void> {
  await refuseGuessableFor(db, await findNames(db, userId), password);
}
