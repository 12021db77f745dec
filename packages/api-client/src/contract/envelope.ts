import { z } from 'zod';

/** Stable machine codes of refusals; the human text beside them is in the user's language. */
export const errorCodes = [
  'validation',
  'malformed_request',
  'body_too_large',
  'wrong_credentials',
  'session_expired',
  'access_denied',
  'field_excluded',
  'not_found',
  'stale_version',
  'duplicate_customer',
  'opportunity_archived',
  'opportunity_not_archived',
  'opportunity_not_yours',
  'opportunity_taken',
  'offers_only_by_owner',
  'consent_required',
  'closing_incomplete',
  'lead_source_required',
  'note_required',
  'wrong_state',
  'edit_window_over',
  'key_reused',
  'file_too_large',
  'too_many_files',
  'file_empty',
  'file_type',
  'unsupported_media_type',
  'too_many_requests',
  'registry_not_found',
  'registry_unavailable',
  'registry_quota',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** One refused field of a request, e.g. `{ path: 'emails.0', code: 'email_invalid', message: '…' }`. */
export const fieldProblem = z.object({ path: z.string(), code: z.string(), message: z.string() });

export type FieldProblem = z.infer<typeof fieldProblem>;

/** `data` of a failed call: its code, and what the code brings along. */
export const failureData = z.looseObject({
  code: z.enum(errorCodes),
  fields: z.array(fieldProblem).optional(),
});

export type FailureData = z.infer<typeof failureData>;

export interface Success<T> {
  readonly success: true;
  readonly data: T;
  readonly message: string;
}

export interface Failure {
  readonly success: false;
  readonly data: FailureData;
  readonly message: string;
}

export type Envelope<T> = Success<T> | Failure;
