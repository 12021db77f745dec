/**
 * Rights or fields as they are transferred: grouped by category, the part before the first dot, with named items
 * (specification, section 3). A name is complete, such as `customer.get` of the category `customer`.
 */
export type PermissionSet<Name extends string = string> = {
  category: string;
  items: { name: Name }[];
}[];

const categoryOf = (name: string) => name.slice(0, name.indexOf('.'));

/** Groups names by their category, each name once; the order of categories and names is preserved. */
export function permissionSet<Name extends string>(names: Iterable<Name>): PermissionSet<Name> {
  const byCategory = Map.groupBy(new Set(names), categoryOf);
  return [...byCategory].map(([category, own]) => ({ category, items: own.map((name) => ({ name })) }));
}

/** Returns the names of a set as a list, each once, even if several categories contain it. */
export function namesOf<Name extends string>(set: PermissionSet<Name>): Name[] {
  return [...new Set(set.flatMap(({ items }) => items.map(({ name }) => name)))];
}
