/** Characters a first or a last name may have (`customerPatch`). */
const longestName = 100;

const isParticle = (word: string) => /^\p{Ll}/u.test(word);

/**
 * The first and the last name in one text: `Jan Maria Kowalski`, `Anna von der Heide`. The last word is the surname, with
 * the particles before it; a single word is one as well. Where a part would be too long, the names are cut elsewhere.
 */
export function splitFullName(text: string): { readonly firstName: string; readonly lastName: string } {
  const words = text.split(/\s+/).filter(Boolean);
  const cutAt = (start: number) => ({
    firstName: words.slice(0, start).join(' '),
    lastName: words.slice(start).join(' '),
  });
  const particle = words.findIndex((word, index) => index > 0 && isParticle(word));
  const fromTheLast = words.map((_, index) => words.length - 1 - index);
  return (
    [...(particle === -1 ? [] : [particle]), ...fromTheLast]
      .map(cutAt)
      .find(({ firstName, lastName }) => Math.max(firstName.length, lastName.length) <= longestName) ??
    cutAt(words.length - 1)
  );
}
