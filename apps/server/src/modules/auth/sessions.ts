import { Refusal, type Reading, type Work } from '#platform';
import { describeSignedIn, type SignedInData, type TokenData } from './answers.ts';
import { findLastPage } from './session-queries.ts';

/** An account as entries of the audit log name it. */
export const userAudit = (userId: string) => ({ entity: 'user', entityId: userId }) as const;

/** A new session with its line in the log; deactivated accounts get none. */
export async function signInto(work: Work, userId: string): Promise<TokenData> {
  const tokenData = await startSession(work, userId);
  await work.audit({ ...userAudit(userId), action: 'sign_in', by: userId });
  return tokenData;
}

/** What the browser gets. @throws 400 `refusedWith` when the session ended in this very moment. */
export async function signedInData(
  reading: Reading,
  tokenData: TokenData,
  refusedWith: Refusal,
): Promise<SignedInData> {
  const data = await describeSignedIn(reading, tokenData);
  if (!data) throw refusedWith;
  return data;
}

/** Starts a session for an authenticated user, with the user agent and address of the call. */
export async function startSession(work: Work, userId: string): Promise<TokenData> {
  const { platform, userAgent, address } = work;
  const lastPage = await findLastPage(work.db, userId);
  const { token } = await platform.sessions.start(work.db, { userId, userAgent, address });
  return { accessToken: token, lastPage };
}
