import type { EndpointDefinition, RefusedField } from '@szansa/api-client/contract';
import { problemOf } from '@szansa/domain/language';
import type { z } from 'zod';

import { notFound, Refusal } from '../refusal.ts';

export interface RawParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export interface ParsedParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

type Issue = z.core.$ZodIssue;

/** A form shows a few problems; who sends more of them does not read them. */
const mostProblems = 20;
/** Maximum characters of a path in a response: unknown names may be of any length. */
const longestPath = 200;

/** The unknown names of an object, of which a schema makes one issue, each as an issue of its own. */
function separate(issue: Issue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys
    .slice(0, mostProblems)
    .map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] }));
}

const refusedField = (issue: Issue): RefusedField => ({
  path: issue.path.map(String).join('.').slice(0, longestPath),
  ...problemOf(issue),
});

/**
 * Refuses a path that cannot refer to anything, regardless of the request's content: an invalid id, or an unknown list.
 * Invalid values that users type, such as a tax id, are reported by their field instead.
 * @throws 404
 */
export function refuseNameless({ params: schema }: EndpointDefinition, params: unknown): void {
  const found = schema?.safeParse(params);
  const messages = found?.error?.issues.map(({ message }) => message) ?? [];
  if (messages.includes('card_id_invalid')) throw new Refusal('card_id_invalid');
  if (messages.includes('value_not_allowed')) throw notFound();
}

/**
 * Reads params, query and body with the endpoint's schemas.
 * @throws 422 with the problems of all parts at once, twenty at most.
 */
export function parseParts(definition: EndpointDefinition, raw: RawParts): ParsedParts {
  const parsed: Record<string, unknown> = {};
  const fields: RefusedField[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema: z.ZodType | undefined = definition[part];
    if (!schema) continue;
    // the texts depend on whether a value was given, which issues contain only with `reportInput`
    const found = schema.safeParse(raw[part] ?? {}, { reportInput: true });
    if (found.success) parsed[part] = found.data;
    else fields.push(...found.error.issues.slice(0, mostProblems).flatMap(separate).map(refusedField));
  }
  if (fields.length > 0) throw new Refusal('validation', { fields: fields.slice(0, mostProblems) });
  return parsed;
}
