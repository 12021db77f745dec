import type { Failure } from '@szansa/api-client/contract';
import type { Language } from '@szansa/domain/account';
import { errorMessage, type ErrorCode } from '@szansa/domain/language';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';

import { Refusal } from '../refusal.ts';
import { callerOf, languageOf } from './request-context.ts';

/** What the database refuses and a schema should have: a net, not the place where rules are kept. */
const databaseRefusals: Readonly<Record<string, { code: ErrorCode; status: number }>> = {
  '22021': { code: 'validation', status: 422 },
  '22P05': { code: 'validation', status: 422 },
  '22P02': { code: 'validation', status: 422 },
  '22003': { code: 'validation', status: 422 },
  '22001': { code: 'validation', status: 422 },
  '22007': { code: 'validation', status: 422 },
  '22008': { code: 'validation', status: 422 },
  '23505': { code: 'wrong_state', status: 409 },
  '23503': { code: 'validation', status: 422 },
  '23514': { code: 'validation', status: 422 },
};

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseError && error.code !== undefined) {
    const known = databaseRefusals[error.code];
    return known ? new Refusal(known.code, { status: known.status }) : null;
  }
  const { statusCode: status, code } = error as Partial<FastifyError>;
  // fastify's own refusals, and those of its parsers, which carry a status but no code
  if (status === undefined || status < 400 || status > 499) return null;
  if (status === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return new Refusal('unsupported_media_type');
  if (status === 404) return new Refusal('not_found');
  if (status === 413) return new Refusal('body_too_large');
  return new Refusal('malformed_request', {
    status: status === 414 || status === 431 ? status : 400,
  });
}

function failureOf(refusal: Refusal, language: Language): Failure {
  const fields = refusal.fields?.map(({ path, code, parameters }) => ({
    path,
    code,
    message: errorMessage(code, language, parameters),
  }));
  return {
    success: false,
    data: { ...refusal.details, code: refusal.code, ...(fields ? { fields } : {}) },
    message: errorMessage(refusal.code, language, refusal.parameters),
  };
}

/** Refusals an operator wants to see: somebody asked for what is not theirs, or too often. */
const watched: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'access_denied',
  'field_excluded',
  'opportunity_not_yours',
  'too_many_requests',
]);

/** The one place where an error becomes an answer; what nobody expected is logged and tells nothing. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (!refusal) request.log.error({ err: error }, 'a request failed');
  else if (!(error instanceof Refusal)) request.log.info({ err: error }, 'a request was refused');
  const said = refusal ?? new Refusal('internal');
  if (watched.has(said.code)) {
    request.log.warn({ code: said.code, userId: callerOf(request), address: request.ip }, 'access refused');
  }
  if (said.retryAfterSeconds !== undefined) void reply.header('retry-after', String(said.retryAfterSeconds));
  return reply
    .status(said.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failureOf(said, languageOf(request)));
}
