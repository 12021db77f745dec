import type { StrengthExchange } from './password-strength-worker.ts';
import { inThread } from './queues/thread.ts';

/** Below this a password falls to a list of leaked ones with a few changes: under 10⁸ tries. */
const leastScore = 3;

/**
 * Maximum characters that are checked: the estimate grows with their square, and so many cannot be guessed anyway.
 */
const longestEstimate = 64;

const estimate = inThread<StrengthExchange>(new URL('./password-strength-worker.ts', import.meta.url), {
  name: 'password_strength',
  mostQueued: 20,
  deadlineMs: 10_000,
});

/**
 * Whether a password would be guessed early: it is a leaked or common one, a word with a year and a sign, a row of
 * keys, or made of `words` that an attacker would try first, such as the account's names and the agency's.
 * @throws 503 when too many calls are pending.
 */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  const parts = words.flatMap((word) => [word, ...word.split(/[\s@.,-]+/)]).filter((part) => part.length > 2);
  return (await estimate({ password: password.slice(0, longestEstimate), words: parts })) < leastScore;
}
