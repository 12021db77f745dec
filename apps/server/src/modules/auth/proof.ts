import { Refusal, verb, verifyPassword, type StaffContext, type Work } from '#platform';
import { limited } from './limits.ts';
import { lockAccount } from './queries.ts';
import { acceptCode } from './second-factor.ts';

export interface Proof {
  readonly currentPassword: string;
  /** Of the authenticator app or a recovery code; it is used up. */
  readonly code?: string | undefined;
}

async function provePassword(context: StaffContext, currentPassword: string): Promise<string | null> {
  const { userId } = context.actor;
  const { passwordHash } = await verb(context, ({ db }) => lockAccount(db, userId));
  if (await verifyPassword(currentPassword, passwordHash)) return passwordHash;
  throw new Refusal('wrong_password');
}

/**
 * Does something only the account's owner may, who shows it by the password and, where it is given, a code: an open
 * session alone is not enough. The code is used up only when the work is done.
 * @throws 400 `wrong_password`, `code_wrong`; 429
 */
export function proven<T>(
  context: StaffContext,
  { currentPassword, code }: Proof,
  work: (work: Work) => Promise<T>,
): Promise<T> {
  const ready = () => Promise.resolve(undefined);
  return provenAfter(context, { currentPassword, code }, ready, work);
}

/** As `proven`, with a slow `prepare` after the password is verified and before the account is locked. */
export function provenAfter<T, P>(
  context: StaffContext,
  { currentPassword, code }: Proof,
  prepare: () => Promise<P>,
  work: (work: Work, prepared: P) => Promise<T>,
): Promise<T> {
  const { userId } = context.actor;
  return limited(context, 'profile', userId, async () => {
    const proved = await provePassword(context, currentPassword);
    const prepared = await prepare();
    return verb(context, async (unit) => {
      const { passwordHash } = await lockAccount(unit.db, userId);
      // changed since it was checked
      if (passwordHash !== proved) throw new Refusal('wrong_password');
      if (code !== undefined && !(await acceptCode(unit, userId, code))) throw new Refusal('code_wrong');
      return work(unit, prepared);
    });
  });
}
