/**
 * Rights or fields as they travel: grouped by category, what stands before the first dot, with named items
 * (specification, section 3). A name is the whole one, such as `customer.get` of the category `customer`.
 */
export type PermissionSet<Name extends string = string> = {
  category: string;
  items: { name: Name }[];
}[];

const categoryOf = (name: string) => name.slice(0, name.indexOf('.'));

/** Groups names by their category, each name once; categories and names keep the order in which they come. */
export function permissionSet<Name extends string>(names: Iterable<Name>): PermissionSet<Name> {
  const byCategory = Map.groupBy(new Set(names), categoryOf);
  return [...byCategory].map(([category, own]) => ({ category, items: own.map((name) => ({ name })) }));
}

/** The names of a set as a list, each once, whichever categories say it. */
export function namesOf<Name extends string>(set: PermissionSet<Name>): Name[] {
  return [...new Set(set.flatMap(({ items }) => items.map(({ name }) => name)))];
}
