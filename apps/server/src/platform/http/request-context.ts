import { timingSafeEqual } from 'node:crypto';

import type { Access } from '@szansa/api-client/contract';
import type { ExcludableField } from '@szansa/domain/access';
import { type Language, languages } from '@szansa/domain/account';
import type { FastifyRequest } from 'fastify';

import { createContext, type Context } from '../context.ts';
import type { Platform } from '../platform.ts';
import { denied, expired, Refusal } from '../refusal.ts';
import type { Actor } from '../sessions/actor.ts';
import { bearerToken, hashToken } from '../sessions/tokens.ts';
import { logBindings } from './logged-request.ts';

/** The first language of an `Accept-Language` header that we speak; Polish when there is none. */
function acceptedLanguage(header: string | undefined): Language {
  const preferred = (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { primary: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  const spoken = preferred.flatMap(({ primary }) => languages.filter((language) => language === primary));
  return spoken[0] ?? 'pl';
}

const contexts = new WeakMap<FastifyRequest, Context>();

/** The context `admit` made for a request. */
export function contextOf(request: FastifyRequest): Context {
  const context = contexts.get(request);
  if (!context) throw new Error('The request was not admitted');
  return context;
}

/** Who calls, as far as that is known. */
export function callerOf(request: FastifyRequest): string | null {
  return contexts.get(request)?.actor?.userId ?? null;
}

/** Returns the fields that are hidden from the caller. */
export function excludedFor(request: FastifyRequest): ReadonlySet<ExcludableField> {
  return contexts.get(request)?.actor?.excludedFields ?? new Set();
}

/** Returns the caller's own language once known, otherwise the one the browser requests. */
export function languageOf(request: FastifyRequest): Language {
  return contexts.get(request)?.language ?? acceptedLanguage(request.headers['accept-language']);
}

async function actorOf(platform: Platform, request: FastifyRequest): Promise<Actor> {
  const token = bearerToken(request.headers.authorization);
  const actor = token === null ? null : await platform.sessions.resolve(token);
  if (!actor) throw expired();
  return actor;
}

/** @throws 401 without the operator's token, 404 where none is set. */
function admitOperator({ config }: Platform, { headers }: FastifyRequest): void {
  if (config.metricsToken === null) throw new Refusal('not_found');
  const sent = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (sent === undefined || !timingSafeEqual(hashToken(sent), hashToken(config.metricsToken)))
    throw expired();
}

/**
 * Decides who calls and whether they may, before anything of the body is read.
 * @throws 401 without a live session or the operator's token, 403 without the right, or any of several.
 */
export async function admit(platform: Platform, access: Access, request: FastifyRequest): Promise<void> {
  if (access === 'operator') admitOperator(platform, request);
  const needsSession = access !== 'public' && access !== 'operator';
  const actor = needsSession ? await actorOf(platform, request) : null;
  const context = createContext(platform, {
    actor,
    language: actor?.locale ?? acceptedLanguage(request.headers['accept-language']),
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    requestId: request.id,
    log: platform.log.child(logBindings(request)),
  });
  contexts.set(request, context);
  if (!needsSession || access === 'signed-in') return;
  const rights = typeof access === 'string' ? [access] : access;
  if (!rights.some((right) => actor?.can(right))) throw denied();
}
