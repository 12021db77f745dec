const isKnown = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Returns a refusal of a field by its name in the endpoint, such as `variants.0.equipment`. For a list, it is stored
 * beside the errors of its items.
 */
export function refusalOf(errors: object, name: string): string | undefined {
  let found: unknown = errors;
  for (const step of name.split('.')) found = isKnown(found) ? found[step] : undefined;
  if (!isKnown(found)) return undefined;
  const { message } = isKnown(found['root']) ? found['root'] : found;
  return typeof message === 'string' ? message : undefined;
}
