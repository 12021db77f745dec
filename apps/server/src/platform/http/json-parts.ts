import { invalid } from '../refusal.ts';

/** The fields of a form with the parts read whose text is JSON. @throws 422 for text that is no JSON */
export function withJsonRead(
  fields: Readonly<Record<string, unknown>>,
  jsonParts: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const read = (name: string, value: unknown): unknown => {
    if (!jsonParts.has(name) || typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      throw invalid({ path: name, code: 'format_invalid' });
    }
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, read(name, value)]));
}
