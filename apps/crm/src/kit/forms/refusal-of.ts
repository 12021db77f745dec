/** A refusal under the name the endpoint has for a field. */
export function refusalOf(errors: object, name: string): string | undefined {
  const found = (errors as Readonly<Record<string, { message?: string } | undefined>>)[name];
  return found?.message;
}
