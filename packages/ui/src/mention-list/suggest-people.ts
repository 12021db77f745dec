import { fold } from '../fold/index.ts';

/** The most people suggested at once. */
const MOST = 6;

/** Returns people whose name, or any word of it, starts with the query; at most six. */
export function suggestPeople<Person extends { name: string }>(
  people: readonly Person[],
  query: string,
): Person[] {
  const prefix = fold(query);
  return people
    .filter(({ name }) => {
      const folded = fold(name);
      return folded.startsWith(prefix) || folded.split(/[\s-]/).some((word) => word.startsWith(prefix));
    })
    .slice(0, MOST);
}
