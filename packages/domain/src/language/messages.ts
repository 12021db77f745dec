import type { Language } from '../account/index.ts';
import { messagesEn } from './messages.en.ts';
import { messagesPl } from './messages.pl.ts';

/** Codes of everything the product refuses: fields (from the schemas) and calls (from the server). */
export const messageCodes = [
  'required',
  'wrong_credentials',
  'session_expired',
  'access_denied',
  'offers_only_by_owner',
  'lead_source_required',
  'internal',
  'validation',
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
  'malformed_request',
  'unsupported_media_type',
  'field_excluded',
  'not_found',
  'stale_version',
  'duplicate_customer',
  'opportunity_archived',
  'opportunity_not_archived',
  'opportunity_not_yours',
  'opportunity_taken',
  'consent_required',
  'closing_incomplete',
  'note_required',
  'wrong_state',
  'edit_window_over',
  'key_reused',
  'file_too_large',
  'too_many_files',
  'file_empty',
  'file_type',
  'too_many_requests',
  'registry_not_found',
  'registry_unavailable',
  'registry_quota',
  'unavailable',
] as const;

export type MessageCode = (typeof messageCodes)[number];

/** A text for every code; `{name}` and the like are filled in. */
export type Messages = Readonly<Record<MessageCode, string>>;

const messages: Readonly<Record<Language, Messages>> = { pl: messagesPl, en: messagesEn };

export type MessageParameters = Readonly<Record<string, string | number>>;

export function isMessageCode(code: string): code is MessageCode {
  return Object.hasOwn(messagesPl, code);
}

/** The text of a code in a language, its `{parameters}` filled in. */
export function errorMessage(
  code: MessageCode,
  language: Language,
  parameters: MessageParameters = {},
): string {
  return messages[language][code].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : whole,
  );
}
