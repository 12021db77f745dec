import type { FieldProblem } from './contract/index.ts';

/** A refused or failed call: the HTTP status, a stable code, and the server's text in the user's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 when the server could not be reached. */
  readonly status: number;
  readonly code: string;
  /** Fields the server refused, all at once. */
  readonly fields: readonly FieldProblem[];
  /** What the code brings along, e.g. `missing` of `closing_incomplete`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, data: Readonly<Record<string, unknown>>) {
    super(message);
    this.status = status;
    this.code = typeof data['code'] === 'string' ? data['code'] : 'internal';
    this.fields = Array.isArray(data['fields']) ? (data['fields'] as FieldProblem[]) : [];
    this.details = data;
  }
}
