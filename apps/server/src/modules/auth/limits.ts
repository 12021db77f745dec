import { limitAttempts, type AttemptPolicy, type Context } from '#platform';

/** What can be guessed about an account, each counted for itself. */
const policies = {
  sign_in: { perAccountAndAddress: 5, perAccount: null, perAddress: 20, countsAll: false },
  /** A client that reaches this step knows the password, so attempts at the six-digit code are limited in every way. */
  second_factor: { perAccountAndAddress: 5, perAccount: 10, perAddress: 20, countsAll: false },
  /** Also a mail too many is an annoyance. */
  reset_request: { perAccountAndAddress: 5, perAccount: 10, perAddress: 20, countsAll: true },
  link: { perAccountAndAddress: null, perAccount: null, perAddress: 20, countsAll: false },
  profile: { perAccountAndAddress: 5, perAccount: 10, perAddress: 20, countsAll: false },
} as const satisfies Readonly<Record<string, Omit<AttemptPolicy, 'scope'>>>;

export type Guarded = keyof typeof policies;

/** Tries something that may be guessed, within its limits; `account` is an e-mail or an id. @throws 429 */
export function limited<T>(
  context: Context,
  scope: Guarded,
  account: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const { address, platform } = context;
  return limitAttempts(platform.db, { policy: { scope, ...policies[scope] }, account, address }, attempt);
}
