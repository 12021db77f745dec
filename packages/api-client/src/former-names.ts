/** Names that filters had before, each with the one it has now. */
export type FormerNames = Readonly<Record<string, string>>;

/**
 * What is asked of a list, in an address or a call, with filters by their names of today; the same object where none
 * has another. A former name beside the one of today stays: it is an unknown filter.
 */
export function withNamesOfToday<Given extends Readonly<Record<string, unknown>>>(
  given: Given,
  former: FormerNames = {},
): Given | Record<string, Given[string]> {
  const nameOf = (key: string): string => {
    const now = Object.hasOwn(former, key) ? former[key] : undefined;
    return now === undefined || Object.hasOwn(given, now) ? key : now;
  };
  const keys = Object.keys(given);
  if (keys.every((key) => nameOf(key) === key)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]): [string, Given[string]] => [
      nameOf(key),
      value as Given[string],
    ]),
  );
}
