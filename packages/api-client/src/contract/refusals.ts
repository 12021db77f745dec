import { entities, excludable } from '@szansa/domain/access';
import type { Language } from '@szansa/domain/account';
import { noticeGaps } from '@szansa/domain/company-notice';
import {
  errorMessage,
  type ErrorCode,
  type MessageCode,
  type MessageParameters,
} from '@szansa/domain/language';
import { closingFields } from '@szansa/domain/opportunity';
import { z } from 'zod';

import type { Failure } from './envelope.ts';
import { schemaNames } from './named.ts';

interface RefusalDefinition {
  readonly status: number;
  /** The content of `data` beside the code; fills the `{parameters}` of its text. */
  readonly details?: z.ZodObject;
  /** It may name refused fields, in `fields`. */
  readonly fields?: true;
}

const id = z.uuid();
const file = z.object({ name: z.string() });
const limit = z.object({ limit: z.int() });

/** A value of any field of a record. What can be hidden inside of one is named here, so that it is left out. */
const fieldValue = z
  .union([
    z.array(z.looseObject({ taxIdNumber: excludable('customer.taxIdNumber', z.unknown()) })),
    z.unknown(),
  ])
  .register(schemaNames, {
    id: 'FieldValue',
    described: { description: 'A value of any field of a record.' },
  });

const collision = z.object({ field: z.string(), yours: fieldValue, theirs: fieldValue });

/** A cell of a table that another user has changed since it was read, with both values. */
const changedCell = z.object({
  entryId: id,
  column: z.string(),
  /** The version to send when the own value is to win. */
  version: z.int(),
  yours: fieldValue,
  theirs: fieldValue,
  by: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
});

/** Every refusal: its HTTP status and its details. */
export const refusals = {
  validation: { status: 422, fields: true },
  malformed_request: { status: 400 },
  body_too_large: { status: 413 },
  wrong_credentials: { status: 400 },
  wrong_password: { status: 400 },
  code_wrong: { status: 400 },
  ticket_invalid: { status: 400 },
  link_invalid: { status: 400 },
  user_exists: { status: 409, details: z.object({ userId: id }) },
  last_administrator: { status: 409 },
  own_account: { status: 409 },
  role_keeps_everything: { status: 409 },
  second_factor_required: { status: 409 },
  session_expired: { status: 401 },
  access_denied: { status: 403 },
  field_excluded: { status: 403, fields: true },
  not_found: { status: 404 },
  card_not_found: { status: 404 },
  card_id_invalid: { status: 404 },
  method_not_allowed: { status: 405 },
  stale_version: {
    status: 409,
    details: z.object({
      /** The version to send when the own values are to win. */
      version: z.int(),
      /** Fields both changed, with both values. */
      collisions: z.array(collision).readonly(),
      /** The user whose change conflicts, where the call returns it. */
      by: z.object({ id, firstName: z.string(), lastName: z.string() }).optional(),
    }),
  },
  duplicate_customer: {
    status: 409,
    details: z.object({
      customerId: id,
      name: z.string(),
      addedBy: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
      /** The value both customers have. Two people may share a firm once that is confirmed with `isAnotherPerson`. */
      field: z.enum(['taxIdNumber', 'personalIdNumber', 'customerOrganizations']),
    }),
  },
  duplicate_organisation: {
    status: 409,
    /** The firm that has the tax id. */
    details: z.object({ customerOrganisationId: id, name: z.string() }),
  },
  template_exists: {
    status: 409,
    /** The template that has the brand, model and version. */
    details: z.object({ carTemplateId: id, name: z.string() }),
  },
  template_unreadable: { status: 409 },
  no_cars_left: { status: 409 },
  offer_parts_gone: { status: 409 },
  in_use: {
    status: 409,
    /** What uses the record, and how many of it. */
    details: z.object({ uses: z.array(z.object({ kind: z.enum(entities), count: z.int() })).readonly() }),
  },
  view_name_taken: { status: 409 },
  too_many_views: { status: 409, details: limit },
  too_many_records: { status: 409, details: limit },
  too_many_exports: { status: 409, details: limit },
  too_many_labels: { status: 422, details: limit },
  opportunity_archived: { status: 409 },
  opportunity_not_archived: { status: 409 },
  opportunity_not_yours: { status: 403 },
  enquiry_archived: { status: 409 },
  enquiry_not_archived: { status: 409 },
  enquiry_not_yours: { status: 403 },
  proposal_not_yours: { status: 403 },
  enquiry_needs_file: { status: 409 },
  /** A draft that cannot be sent yet, with what is missing. */
  notice_incomplete: { status: 422, details: z.object({ missing: z.array(z.enum(noticeGaps)).readonly() }) },
  reassign_pending: { status: 409 },
  opportunity_taken: { status: 409, details: z.object({ workerId: id, name: z.string() }) },
  offers_only_by_owner: { status: 403 },
  consent_required: { status: 409 },
  closing_incomplete: {
    status: 422,
    details: z.object({ missing: z.array(z.enum(closingFields)).readonly(), chosenOfferId: id.nullable() }),
  },
  lead_source_required: { status: 422 },
  note_required: { status: 422, fields: true },
  wrong_state: { status: 409 },
  report_accepted: { status: 409 },
  report_outdated: { status: 409 },
  cells_changed: { status: 409, details: z.object({ cells: z.array(changedCell).readonly() }) },
  edit_window_over: { status: 409 },
  key_reused: { status: 409 },
  document_hidden: { status: 403 },
  no_thumbnail: { status: 404 },
  mail_unreadable: { status: 422 },
  file_too_large: { status: 413, details: file },
  too_many_files: { status: 413, details: limit },
  files_too_large: { status: 413, details: limit },
  daily_quota: { status: 413, details: limit },
  agency_quota: { status: 413, details: limit },
  file_empty: { status: 422, details: file },
  /** In bytes. */
  range_not_satisfiable: { status: 416, details: z.object({ size: z.int() }) },
  pdf_only: { status: 415 },
  file_type: { status: 415, details: file },
  picture_too_large: { status: 413, details: z.object({ name: z.string(), limit: z.int() }) },
  picture_unreadable: { status: 422, details: file },
  unsupported_media_type: { status: 415 },
  too_many_requests: { status: 429, details: z.object({ minutes: z.int(), retryAfterSeconds: z.int() }) },
  registry_not_found: { status: 404 },
  registry_unavailable: { status: 503 },
  registry_quota: { status: 503 },
  unavailable: { status: 503 },
  storage_full: { status: 507 },
  internal: { status: 500 },
} as const satisfies Readonly<Record<ErrorCode, RefusalDefinition>>;

type Refusals = typeof refusals;

export type RefusalCode = keyof Refusals;

/** The details of a refusal that has none. */
export type NoDetails = Readonly<Record<string, never>>;

/** What a code brings along. */
export type RefusalDetails<Code extends RefusalCode> = Code extends RefusalCode
  ? Refusals[Code] extends { readonly details: infer Schema extends z.ZodObject }
    ? z.output<Schema>
    : NoDetails
  : never;

/** A refused field before its text is chosen; `path` is dotted, e.g. `emails.0`. */
export interface RefusedField {
  readonly path: string;
  readonly code: MessageCode;
  readonly parameters?: MessageParameters;
}

type Given<Code extends RefusalCode> = Code extends RefusalCode
  ? Refusals[Code] extends { readonly fields: true }
    ? { readonly fields?: readonly RefusedField[] }
    : RefusalDetails<Code>
  : never;

/** What has to be given with a code to refuse: its details, or the refused fields. */
export type GivenWith<Code extends RefusalCode> =
  Record<never, never> extends Given<Code> ? [given?: Given<Code>] : [given: Given<Code>];

/** The same for any code. */
export interface AnyGiven extends Readonly<Record<string, unknown>> {
  readonly fields?: readonly RefusedField[];
}

export const refusalOf = (code: RefusalCode): RefusalDefinition => refusals[code];

const isParameter = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

/** A refusal as it is answered: its texts in a language, filled by what was given with it. */
export function failureOf(code: RefusalCode, given: AnyGiven, language: Language): Failure {
  const { fields, ...details } = given;
  const worded = fields?.map(({ path, code: problem, parameters }) => ({
    path,
    code: problem,
    message: errorMessage(problem, language, parameters),
  }));
  return {
    success: false,
    data: { ...details, code, ...(worded ? { fields: worded } : {}) },
    message: errorMessage(code, language, Object.fromEntries(Object.entries(details).filter(isParameter))),
  };
}
