const isKnown = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * A refusal under the name the endpoint has for a field, such as `variants.0.equipment`. Of a list it stands beside what is
 * wrong with its items.
 */
export function refusalOf(errors: object, name: string): string | undefined {
  let found: unknown = errors;
  for (const step of name.split('.')) found = isKnown(found) ? found[step] : undefined;
  if (!isKnown(found)) return undefined;
  const { message } = isKnown(found['root']) ? found['root'] : found;
  return typeof message === 'string' ? message : undefined;
}
