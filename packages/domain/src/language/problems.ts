import type { z } from 'zod';

import type { Language } from '../account/index.ts';
import type { MessageCode } from './message-codes.ts';
import { errorMessage, isMessageCode, type MessageParameters } from './messages.ts';

export interface Problem {
  readonly code: MessageCode;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

function codeOf(issue: Issue): MessageCode {
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

function parametersOf(issue: Issue): MessageParameters {
  if (issue.code === 'too_big') return { length: Number(issue.maximum) };
  if (issue.code === 'unrecognized_keys') return { name: issue.keys.join(', ').slice(0, 100) };
  return {};
}

/** What a schema refused, as a stable code and what fills its text. */
export function problemOf(issue: Issue): {
  readonly code: MessageCode;
  readonly parameters: MessageParameters;
} {
  return { code: codeOf(issue), parameters: parametersOf(issue) };
}

/** What a schema refused, as a stable code and a text in the user's language. */
export function describeProblem(issue: Issue, language: Language): Problem {
  const { code, parameters } = problemOf(issue);
  return { code, message: errorMessage(code, language, parameters) };
}
