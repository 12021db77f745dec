/** Names that filters had before, each with the one it has now. */
export type FormerNames = Readonly<Record<string, string>>;

/**
 * Returns the parameters of a list, from an address or a call, with filters under their current names; the same object
 * where none has changed. A former name beside the current one remains: it is an unknown filter.
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
