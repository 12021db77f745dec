import { fold } from '@szansa/domain/shared';

/** What a text that has only digits and what groups them is compared by: `+48 600 123` and `600-123` alike. */
function plain(text: string): string {
  const folded = fold(text);
  return /^[\d\s()+./-]+$/.test(folded) ? folded.replaceAll(/\D/g, '') : folded;
}

/**
 * Returns, of several known facts about a record, the one by which a search has found it, to explain the result:
 * the first that contains a word of the search which the name of the record does not contain.
 */
export function whatMatched(
  search: string,
  name: string,
  known: readonly (string | false | null | undefined)[],
): string | undefined {
  const shown = fold(name);
  const words = [plain(search), ...search.split(/\s+/).map(plain)].filter(
    (word) => word !== '' && !shown.includes(word),
  );
  return known
    .filter((text) => typeof text === 'string')
    .find((text) => words.some((word) => plain(text).includes(word)));
}
