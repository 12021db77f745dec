import type { EndpointDefinition, RefusedField } from '@szansa/api-client/contract';
import { problemOf } from '@szansa/domain/language';
import type { z } from 'zod';

import { Refusal } from '../refusal.ts';

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

function pathsOf(issue: Issue): string[] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [path.join('.')];
  return issue.keys.map((key) => [...path, key].join('.'));
}

function refusedFields(issue: Issue): RefusedField[] {
  return pathsOf(issue).map((path) => ({ path, ...problemOf(issue) }));
}

/**
 * Reads params, query and body with the endpoint's schemas.
 * @throws 422 with the problems of all parts at once.
 */
export function parseParts(definition: EndpointDefinition, raw: RawParts): ParsedParts {
  const parsed: Record<string, unknown> = {};
  const fields: RefusedField[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema: z.ZodType | undefined = definition[part];
    if (!schema) continue;
    // the texts depend on whether anything was given, which issues tell only when asked to
    const found = schema.safeParse(raw[part] ?? {}, { reportInput: true });
    if (found.success) parsed[part] = found.data;
    else fields.push(...found.error.issues.flatMap(refusedFields));
  }
  if (fields.length > 0) throw new Refusal('validation', { fields });
  return parsed;
}
