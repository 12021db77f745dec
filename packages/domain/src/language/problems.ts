import type { z } from 'zod';

import type { Language } from '../account/index.ts';
import type { MessageCode } from './message-codes.ts';
import { errorMessage, isMessageCode, type MessageParameters } from './messages.ts';

export interface Problem {
  readonly code: MessageCode;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/** Returns, of a union's issues, the one with a message code of ours; the alternative for an empty field has none. */
function reasonOf(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || isMessageCode(issue.message)) return issue;
  return issue.errors.flat().find((one) => one.path.length === 0 && isMessageCode(one.message)) ?? issue;
}

/**
 * Returns whether a required value is missing. The schema's own message is for wrong values, unless it has a separate
 * one for a missing value.
 */
function isMissing(issue: Issue): boolean {
  if (issue.code !== 'invalid_type' || issue.message.endsWith('_required')) return false;
  return 'input' in issue && (issue.input === undefined || issue.input === null);
}

function codeOf(issue: Issue): MessageCode {
  if (isMissing(issue)) return 'required';
  if (isMessageCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'format_invalid';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'value_not_allowed';
    case 'too_big':
      return issue.origin === 'array' ? 'too_many' : 'text_too_long';
    default:
      return 'format_invalid';
  }
}

/** The bounds, or the name, a schema of ours has put beside its refusal. */
function boundsOf(issue: Issue): MessageParameters {
  const { min, max, name } = (issue.code === 'custom' && issue.params) || {};
  if (typeof name === 'string') return { name: name.slice(0, 100) };
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : {};
}

function parametersOf(issue: Issue): MessageParameters {
  if (issue.code === 'too_big') return { length: Number(issue.maximum) };
  if (issue.code === 'unrecognized_keys') return { name: issue.keys.join(', ').slice(0, 100) };
  return boundsOf(issue);
}

/** What a schema refused, as a stable code and what fills its text. */
export function problemOf(issue: Issue): {
  readonly code: MessageCode;
  readonly parameters: MessageParameters;
} {
  const reason = reasonOf(issue);
  return { code: codeOf(reason), parameters: parametersOf(reason) };
}

/** What a schema refused, as a stable code and a text in the user's language. */
export function describeProblem(issue: Issue, language: Language): Problem {
  const { code, parameters } = problemOf(issue);
  return { code, message: errorMessage(code, language, parameters) };
}
