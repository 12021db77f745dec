import type { FieldProblem, RefusalCode, RefusalDetails } from './contract/index.ts';

/** What the client finds out by itself: an answer that is not this API's, and a file that did not come. */
type ClientCode = 'foreign' | 'download_failed';

/** A refused or failed call: the HTTP status, a stable code, and the server's text in the user's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when the server could not be reached. */
  readonly status: number;
  readonly code: RefusalCode | ClientCode;
  /** Fields the server refused, all at once. */
  readonly fields: readonly FieldProblem[];
  /** What the code brings along; `is` types it. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, data: Readonly<Record<string, unknown>>) {
    super(message);
    this.status = status;
    const { code, fields, ...details } = data;
    this.code = typeof code === 'string' ? (code as RefusalCode | ClientCode) : 'internal';
    this.fields = Array.isArray(fields) ? (fields as FieldProblem[]) : [];
    this.details = details;
  }

  /** Returns whether the error has this code, and narrows `details` to the type of the code. */
  is<Code extends RefusalCode>(code: Code): this is ApiError & { details: RefusalDetails<Code> } {
    return this.code === code;
  }
}

/** The details of a refused call, or null when it failed otherwise. */
export function refusedWith<Code extends RefusalCode>(
  error: unknown,
  code: Code,
): RefusalDetails<Code> | null {
  return error instanceof ApiError && error.is(code) ? error.details : null;
}
