/**
 * A list query whose flags each show a part of the list: those that are not on are off. While none is on, nothing is
 * said of them, and the endpoint shows all parts.
 */
export function withPartsShown(
  query: Readonly<Record<string, unknown>>,
  parts: readonly string[],
): Record<string, unknown> {
  if (!parts.some((part) => query[part] !== undefined)) return { ...query };
  return { ...Object.fromEntries(parts.map((part) => [part, false])), ...query };
}

/** The filters of a list that shows all of its parts while the address says nothing. */
export function allPartsShown(parts: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(parts.map((part) => [part, ['true']]));
}
