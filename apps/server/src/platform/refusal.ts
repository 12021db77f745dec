import type { ErrorCode, MessageCode, MessageParameters } from '@szansa/domain/language';

/** The HTTP status each refusal answers with unless told otherwise. */
const statuses: Readonly<Record<ErrorCode, number>> = {
  validation: 422,
  malformed_request: 400,
  body_too_large: 413,
  wrong_credentials: 400,
  wrong_password: 400,
  code_wrong: 400,
  ticket_invalid: 400,
  link_invalid: 400,
  user_exists: 409,
  last_administrator: 409,
  own_account: 409,
  role_keeps_everything: 409,
  second_factor_required: 409,
  session_expired: 401,
  access_denied: 403,
  field_excluded: 403,
  not_found: 404,
  stale_version: 409,
  duplicate_customer: 409,
  view_name_taken: 409,
  too_many_views: 409,
  opportunity_archived: 409,
  opportunity_not_archived: 409,
  opportunity_not_yours: 403,
  opportunity_taken: 409,
  offers_only_by_owner: 403,
  consent_required: 409,
  closing_incomplete: 422,
  lead_source_required: 422,
  note_required: 422,
  wrong_state: 409,
  edit_window_over: 409,
  key_reused: 409,
  file_too_large: 413,
  too_many_files: 413,
  file_empty: 422,
  file_type: 415,
  unsupported_media_type: 415,
  too_many_requests: 429,
  registry_not_found: 404,
  registry_unavailable: 503,
  registry_quota: 503,
  unavailable: 503,
  internal: 500,
};

/** A refused field before its text is chosen; `path` is dotted, e.g. `emails.0`. */
export interface RefusedField {
  readonly path: string;
  readonly code: MessageCode;
  readonly parameters?: MessageParameters;
}

export interface RefusalOptions {
  readonly status?: number;
  /** Stands in `data` beside the code. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly RefusedField[];
  /** Fills `{name}` and the like in the text. */
  readonly parameters?: MessageParameters;
  readonly retryAfterSeconds?: number;
}

/** A business "no" on its way to the user; the error handler turns it into an envelope in their language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly fields: readonly RefusedField[] | undefined;
  readonly parameters: MessageParameters;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    super(code);
    this.code = code;
    this.status = options.status ?? statuses[code];
    this.details = options.details ?? {};
    this.fields = options.fields;
    this.parameters = options.parameters ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Unknown, or not for the actor to read: the answer does not tell which. */
export const notFound = () => new Refusal('not_found');

export const denied = () => new Refusal('access_denied');

export const expired = () => new Refusal('session_expired');

/** Fields refused for reasons only the server knows; those of schemas are refused before a handler runs. */
export const invalid = (...fields: readonly RefusedField[]) => new Refusal('validation', { fields });

export const conflict = (
  code: ErrorCode,
  details: Readonly<Record<string, unknown>> = {},
  parameters: MessageParameters = {},
) => new Refusal(code, { details, parameters });
