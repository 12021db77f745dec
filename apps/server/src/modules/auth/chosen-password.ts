import { repeatsEmail } from '@szansa/domain/account';

import { findAgencyName } from '#modules/agency';
import { invalid, isGuessable, type Db } from '#platform';
import { findNames } from './queries.ts';

/** Words that a password must not consist of, besides the user's names and the agency's name. */
const productWords = ['Szansa', 'CRM', 'leasing', 'samochód', 'auto'];

/**
 * Refuses a new password that others would try early; its length and characters the schema has checked.
 * @throws 422 `password_is_email` or `password_common`
 */
export async function refuseGuessable(db: Db, userId: string, password: string): Promise<void> {
  const { email, firstName, lastName } = await findNames(db, userId);
  if (repeatsEmail(password, email)) throw invalid({ path: 'password', code: 'password_is_email' });
  const words = [email, firstName, lastName, await findAgencyName(db), ...productWords];
  if (await isGuessable(password, words)) throw invalid({ path: 'password', code: 'password_common' });
}
