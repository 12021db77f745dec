import { failureOf, type RefusalCode } from '@szansa/api-client/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';

import { isDatabaseLost } from '../database/lost-database.ts';
import { isStoreLost } from '../files/store-error.ts';
import { Refusal } from '../refusal.ts';
import { visibleDetails } from './excluded-fields.ts';
import { callerOf, excludedFor, languageOf } from './request-context.ts';

/** Errors of the database that a schema should have caught: a safety net, not the place of rules. */
const databaseRefusals: Readonly<Record<string, 'validation' | 'wrong_state'>> = {
  '22021': 'validation',
  '22P05': 'validation',
  '22P02': 'validation',
  '22003': 'validation',
  '22001': 'validation',
  '22007': 'validation',
  '22008': 'validation',
  '23505': 'wrong_state',
  '23503': 'validation',
  '23514': 'validation',
};

/** Refused by fastify or its parsers; those carry a status, not always a code. */
function frameworkRefusal({ statusCode: status, code }: Partial<FastifyError>): Refusal | null {
  if (status === undefined || status < 400 || status > 499) return null;
  if (status === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return new Refusal('unsupported_media_type');
  if (status === 404) return new Refusal('not_found');
  if (status === 413) return new Refusal('body_too_large');
  return new Refusal('malformed_request');
}

const diskFull: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  // a quota of the system's own
  'EDQUOT',
  // `disk_full` of PostgreSQL
  '53100',
]);

/** Whether the disk of the server or of its database has no room left. */
const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && diskFull.has(error.code);

function refusalFor(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (isDiskFull(error)) return new Refusal('storage_full');
  if (isDatabaseLost(error) || isStoreLost(error)) return new Refusal('unavailable');
  if (error instanceof DatabaseError && error.code !== undefined) {
    const code = databaseRefusals[error.code];
    return code ? new Refusal(code) : null;
  }
  return frameworkRefusal(error as Partial<FastifyError>);
}

/** Returns the response's status: a path or headers that are too long retain their specific one. */
function statusFor(error: unknown, refusal: Refusal): number {
  const { statusCode } = error as Partial<FastifyError>;
  return statusCode === 414 || statusCode === 431 ? statusCode : refusal.status;
}

/** Refusals that are logged for operators: access to what the user may not read, or too many attempts. */
const watched: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'access_denied',
  'field_excluded',
  'opportunity_not_yours',
  'enquiry_not_yours',
  'too_many_requests',
]);

/** `Retry-After` in seconds, for a request that cannot be handled now. */
const patienceSeconds = 5;

/** What an answer with a file has, and not the failure of one that broke off before its first byte. */
const headersOfFiles = ['accept-ranges', 'content-disposition', 'content-range', 'etag'];

function removeFileHeaders(reply: FastifyReply): void {
  for (const name of headersOfFiles) {
    void reply.removeHeader(name);
    // where fastify has handed it over already
    reply.raw.removeHeader(name);
  }
}

/** Converts every error into a response; an unexpected one is logged, and its response contains no details. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error);
  if (!refusal) request.log.error({ err: error }, 'a request failed');
  else if (isDiskFull(error)) request.log.error({ err: error }, 'the disk is full');
  else if (isDatabaseLost(error)) request.log.error({ err: error }, 'the database does not answer');
  else if (isStoreLost(error)) request.log.error({ err: error }, 'the store of files does not answer');
  else if (!(error instanceof Refusal)) request.log.info({ err: error }, 'a request was refused');
  const answered = refusal ?? new Refusal('internal');
  if (watched.has(answered.code)) {
    request.log.warn(
      { code: answered.code, userId: callerOf(request), address: request.ip },
      'access refused',
    );
  }
  const details = visibleDetails(answered, excludedFor(request));
  const { retryAfterSeconds, size } = details;
  removeFileHeaders(reply);
  if (answered.code === 'range_not_satisfiable')
    void reply.header('content-range', `bytes */${String(size)}`);
  if (answered.code === 'unavailable') void reply.header('retry-after', String(patienceSeconds));
  else if (typeof retryAfterSeconds === 'number') void reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .status(statusFor(error, answered))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failureOf(answered.code, details, languageOf(request)));
}
