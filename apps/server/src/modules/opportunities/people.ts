import { invalid, type Work } from '../platform.ts';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;

/** How a user is called in the history; null for nobody. */
export async function nameOfUser(work: Work, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await work.db
    .selectFrom('appUser')
    .select(['firstName', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? fullName(found) : null;
}

/** The name of somebody an opportunity may be given to. @throws 422 for nobody, or an inactive account. */
export async function activeWorker(work: Work, id: string): Promise<string> {
  const found = await work.db
    .selectFrom('appUser')
    .select(['firstName', 'lastName'])
    .where('id', '=', id)
    .where('isActive', '=', true)
    .executeTakeFirst();
  if (!found) throw invalid({ path: 'workerId', code: 'value_not_allowed' });
  return fullName(found);
}
