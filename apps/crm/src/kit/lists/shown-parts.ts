/**
 * Returns a list query in which each flag shows a part of the list: flags that are not on are off. While none is on,
 * the query contains no flags, and the endpoint shows all parts.
 */
export function withPartsShown(
  query: Readonly<Record<string, unknown>>,
  parts: readonly string[],
): Record<string, unknown> {
  if (!parts.some((part) => query[part] !== undefined)) return { ...query };
  return { ...Object.fromEntries(parts.map((part) => [part, false])), ...query };
}

/** Returns the default filters of a list that shows all of its parts without any in the address. */
export function allPartsShown(parts: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(parts.map((part) => [part, ['true']]));
}
