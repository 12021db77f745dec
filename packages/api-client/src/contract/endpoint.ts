import type { Right } from '@szansa/domain/access';
import type { DoneCode } from '@szansa/domain/language';
import { z } from 'zod';

import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: anyone, a caller with the operator's token, any signed-in user, or users with the right or with one of
 * several. There is no default.
 */
export type Access = 'public' | 'operator' | 'signed-in' | Right | readonly [Right, ...Right[]];

/** How the access of a call is written down: several rights with a comma between them. */
export function accessText(access: Access): string {
  return typeof access === 'string' ? access : access.join(', ');
}

/** File parts of a multipart call; the text parts are described by `body`. */
export interface FileParts {
  readonly field: string;
  readonly maxFiles: number;
  readonly maxBytes: number;
  /** At least so many files; 0 when a call may come without any. */
  readonly minFiles: number;
}

/**
 * Why a changing call does not send the version it read. Every other changing call has a `version`, in its body or its
 * query, and is refused with `stale_version` when another user has changed the record in the meantime.
 */
export const unversioned = {
  new: 'It makes something new; what is there stays as it is.',
  cells: 'Each entry it writes into names the version of its own.',
  own: 'It changes what belongs to the caller alone.',
  parts: 'It says what is added, taken or switched, so that two callers do not undo one another’s changes.',
  final: 'It ends something that never changes before its end.',
  state: 'It leads out of one state, and in any other it is refused or does nothing.',
  secret: 'A password, or a link or code that works once, says what may be changed.',
  noted: 'It changes no record; that it was called is noted.',
} as const;

/** One call of the API, written once; the server, the client, the mocks and OpenAPI derive from it. */
export interface EndpointDefinition {
  readonly method: Method;
  /** Below `/api`, parameters in braces: `/customers/{id}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly files?: FileParts;
  /** Sent as a form although it has no files; JSON is accepted as well. */
  readonly form?: true;
  /** The part of a form whose fields may be parts of their own, e.g. `brandId` in the place of `offer`. */
  readonly plainPart?: string;
  /** A schema of `data`, or `file` for a download. */
  readonly response: z.ZodType | 'file';
  /** Creates something: accepts `Idempotency-Key`, answers 201. */
  readonly creates?: true;
  /**
   * What it has done, as `message` of its answer says; null for a call that only answers a question. Where it is left
   * out, it follows from the method; a POST that creates nothing always names it.
   */
  readonly done?: DoneCode | null | ((data: unknown) => DoneCode);
  /** Why a changing call has no `version`. Not needed for a call that only `creates`. */
  readonly unversioned?: keyof typeof unversioned;
  /** Refusals it may answer beside those of its kind (`refusalsOf`). */
  readonly refusals?: readonly RefusalCode[];
}

export const endpoint = <const Definition extends EndpointDefinition>(definition: Definition): Definition =>
  definition;

const doneByMethod = { GET: null, POST: null, PUT: 'saved', PATCH: 'saved', DELETE: 'removed' } as const;

/** Returns what a call has done, from its definition and what it answered; null where there is nothing to report. */
export function doneBy({ method, creates, done }: EndpointDefinition, data: unknown): DoneCode | null {
  if (typeof done === 'function') return done(data);
  if (done !== undefined) return done;
  return creates ? 'created' : doneByMethod[method];
}

/** What any call may be refused with. */
const refusalsOfEveryCall: readonly RefusalCode[] = [
  'malformed_request',
  'body_too_large',
  'unsupported_media_type',
  'unavailable',
  'storage_full',
  'internal',
];

const hasField = (schema: z.ZodType | undefined, name: string) =>
  schema instanceof z.ZodObject && name in schema.shape;

/** Whether a call names the version of what it changes; the `version` of a new vehicle is its trim. */
export function needsVersion({ method, creates, query, body }: EndpointDefinition): boolean {
  return method !== 'GET' && !creates && (hasField(query, 'version') || hasField(body, 'version'));
}

/** All that a call may be refused with: what calls of its kind are, and what it lists itself. */
export function refusalsOf(definition: EndpointDefinition): ReadonlySet<RefusalCode> {
  const { access, params, query, body, files, creates, response } = definition;
  const isOperator = access === 'operator';
  const isSignedIn = access !== 'public' && !isOperator;
  const when = (condition: unknown, ...codes: readonly RefusalCode[]) => (condition ? codes : []);
  return new Set([
    ...refusalsOfEveryCall,
    ...when(isSignedIn, 'session_expired', 'access_denied'),
    // without the operator's token in the settings, the path does not exist
    ...when(isOperator, 'session_expired', 'not_found'),
    // a page is requested around an entry, which may have been deleted
    ...when(params ?? hasField(query, 'around'), 'not_found'),
    ...when(params ?? query ?? body ?? files ?? creates, 'validation'),
    ...when(isSignedIn && (query ?? body), 'field_excluded'),
    ...when(files, 'file_too_large', 'too_many_files', 'file_empty', 'file_type'),
    ...when(files, 'files_too_large', 'daily_quota', 'agency_quota'),
    ...when(response === 'file', 'range_not_satisfiable'),
    ...when(creates, 'key_reused'),
    ...when(needsVersion(definition), 'stale_version'),
    ...(definition.refusals ?? []),
  ]);
}

/** Resources, and in them endpoints, by name: `endpoints.customers.list`. */
export interface EndpointTree {
  readonly [resource: string]: { readonly [name: string]: EndpointDefinition };
}

type Side = 'input' | 'output';
type PartOf<D, Key extends string, S extends Side> = D extends { readonly [K in Key]: infer Schema }
  ? Schema extends z.ZodType
    ? S extends 'input'
      ? z.input<Schema>
      : z.output<Schema>
    : never
  : never;

type IsOptional<Part> = Record<never, never> extends Part ? true : false;

/** Drops the parts a call does not have and makes those optional that may be empty. */
type Present<Parts> = {
  [
    K in keyof Parts as [Parts[K]] extends [never] ? never : IsOptional<Parts[K]> extends true ? never : K
  ]: Parts[K];
} & {
  [
    K in keyof Parts as [Parts[K]] extends [never] ? never : IsOptional<Parts[K]> extends true ? K : never
  ]?: Parts[K];
};

/** Files are optional where the endpoint requires none. */
type FileInput<D> = D extends { readonly files: { readonly minFiles: 0 } }
  ? { readonly files?: readonly File[] }
  : D extends { readonly files: FileParts }
    ? { readonly files: readonly File[] }
    : unknown;

/** What a caller passes. */
export type Input<D extends EndpointDefinition> = Present<{
  params: PartOf<D, 'params', 'input'>;
  query: PartOf<D, 'query', 'input'>;
  body: PartOf<D, 'body', 'input'>;
}> &
  FileInput<D>;

/** A file part as the server received it: stored on disk, its type detected from its content. */
export interface ReceivedFile {
  readonly path: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sha256: string;
}

type All<Parts> = { [K in keyof Parts as [Parts[K]] extends [never] ? never : K]: Parts[K] };

/** What a handler receives, parsed. */
export type Parsed<D extends EndpointDefinition> = All<{
  params: PartOf<D, 'params', 'output'>;
  query: PartOf<D, 'query', 'output'>;
  body: PartOf<D, 'body', 'output'>;
  files: D extends { readonly files: FileParts } ? readonly ReceivedFile[] : never;
}>;

/** A downloaded file and the name the server gave it. */
export interface Download {
  readonly blob: Blob;
  readonly filename: string | null;
}

/** What a caller gets back. */
export type Data<D extends EndpointDefinition> = D['response'] extends z.ZodType
  ? z.output<D['response']>
  : Download;
