/** Search parameters of the address as plain text; a repeated key is a list. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * `?a=1&b=2&b=3` as `{ a: '1', b: ['2', '3'] }`; the router's default would read it as JSON. Empty values are left out
 * as they are in `stringifySearch`: the router redirects for ever between two texts of one address.
 */
export function parseSearch(text: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    const before = Object.hasOwn(found, key) ? found[key] : undefined;
    found[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return found;
}

/** The reverse; empty values and empty lists leave no trace in the address. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined && one !== null && one !== '')
        .map((one): [string, string] => [key, String(one)]),
    ),
  ).toString();
  return text && `?${text}`;
}
