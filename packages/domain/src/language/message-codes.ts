/** Stable machine codes of refused calls; the human text beside them is in the user's language. */
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

/** Codes of refused fields, from the schemas and from the server's own checks. */
const fieldCodes = [
  'required',
  'email_invalid',
  'phone_invalid',
  'nip_length',
  'nip_checksum',
  'pesel_length',
  'pesel_checksum',
  'pesel_future',
  'post_code_format',
  'customer_needs_identity',
  'bank_or_dealer',
  'number_invalid',
  'percent_range',
  'installments_range',
  'year_range',
  'date_invalid',
  'text_too_long',
  'text_unprintable',
  'too_many',
  'value_not_allowed',
  'format_invalid',
  'unknown_field',
  'one_vehicle_only',
] as const;

/** Everything the product refuses, and has a text for. */
export const messageCodes = [...errorCodes, ...fieldCodes] as const;

export type MessageCode = (typeof messageCodes)[number];

/** A text for every code; `{name}` and the like are filled in. */
export type Messages = Readonly<Record<MessageCode, string>>;
