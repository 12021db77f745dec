import type { EndpointDefinition } from '@szansa/api-client/contract';
import type { Language } from '@szansa/domain/account';
import { describeProblem } from '@szansa/domain/language';
import type { FieldProblem } from '@szansa/api-client/contract';
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

function problemsOf(issue: Issue, language: Language): FieldProblem[] {
  return pathsOf(issue).map((path) => ({ path, ...describeProblem(issue, language) }));
}

/**
 * Reads params, query and body with the endpoint's schemas.
 * @throws 422 with the problems of all parts at once.
 */
export function parseParts(definition: EndpointDefinition, raw: RawParts, language: Language): ParsedParts {
  const parsed: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema: z.ZodType | undefined = definition[part];
    if (!schema) continue;
    // the texts depend on whether anything was given, which issues tell only when asked to
    const found = schema.safeParse(raw[part] ?? {}, { reportInput: true });
    if (found.success) parsed[part] = found.data;
    else problems.push(...found.error.issues.flatMap((issue) => problemsOf(issue, language)));
  }
  if (problems.length > 0) throw new Refusal('validation', { details: { fields: problems } });
  return parsed;
}
