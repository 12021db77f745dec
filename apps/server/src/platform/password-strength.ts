import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Its dictionaries are large and seldom needed, so they are read when the first password is chosen. */
async function open(): Promise<ZxcvbnFactory> {
  const [core, common, polish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pl'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...polish.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/** Below this a password falls to a list of leaked ones with a few changes: under 10⁸ tries. */
const leastScore = 3;

/**
 * Whether a password would be guessed early: it is a leaked or common one, a word with a year and a sign, a row of
 * keys, or made of `words` anyone would try first, such as the account's names and the agency's.
 */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  estimator ??= open();
  const parts = words.flatMap((word) => [word, ...word.split(/[\s@.,-]+/)]).filter((part) => part.length > 2);
  return (await estimator).check(password, parts).score < leastScore;
}
