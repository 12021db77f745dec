import { fold } from '../fold/index.ts';

/** The most people suggested at once. */
const MOST = 6;

/** People whose name, or any word of it, begins with the query; at most six. */
export function suggestPeople<Person extends { name: string }>(
  people: readonly Person[],
  query: string,
): Person[] {
  const wanted = fold(query);
  return people
    .filter(({ name }) => {
      const folded = fold(name);
      return folded.startsWith(wanted) || folded.split(/[\s-]/).some((word) => word.startsWith(wanted));
    })
    .slice(0, MOST);
}
