import path from 'node:path';
import { constants } from 'node:zlib';

import {
  doneBy,
  formerNames,
  refusalsOf,
  type EndpointDefinition,
  type EndpointTree,
  type Method,
  type RefusalCode,
} from '@szansa/api-client/contract';
import { withNamesOfToday } from '@szansa/api-client/former-names';
import { allRights } from '@szansa/domain/access';
import { doneMessage } from '@szansa/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';

import type { Context, StaffContext } from '../context.ts';
import { forCaller } from '../database/database-caller.ts';
import { uploadBudgets } from '../files/quotas.ts';
import { hashRequest, readKey, runOnce, type Answer } from '../idempotency.ts';
import type { Platform } from '../platform.ts';
import type { BoundedQueue } from '../queues/bounded-queue.ts';
import { expired, Refusal } from '../refusal.ts';
import { repeatedRead } from '../verb.ts';
import { checkedDescriber, describer, type Describe } from './described.ts';
import { excludableParts, refuseExcluded, stripExcluded, type ExcludableParts } from './excluded-fields.ts';
import type { Handlers, ProducedFile } from './handlers.ts';
import { openLoad, type Load } from './load.ts';
import { refuseOtherMethods } from './methods.ts';
import { receiveForm, type ReceivedForm } from './multipart.ts';
import { admit, callerOf, contextOf } from './request-context.ts';
import { parseParts, refuseNameless } from './request-parts.ts';
import { sendFile } from './send-file.ts';

type Handle = (input: Record<string, unknown>) => Promise<unknown>;

interface Call {
  /** `resource.verb` */
  readonly name: string;
  readonly definition: EndpointDefinition;
  readonly handle: Handle;
  /** Runs the handler, and the transaction it may be bound to, when it is its turn. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** What of an answer its schema describes; null for a file. */
  readonly describe: Describe | null;
  /** Whether it reads a page of a list. */
  readonly readsList: boolean;
  readonly excludable: ExcludableParts;
  readonly refusals: ReadonlySet<RefusalCode>;
}

/**
 * Compression of responses: each is compressed separately, so speed matters most. A list of 28 kB takes 0.08 ms instead
 * of 0.24 and is a seventh larger; it is compressed synchronously when it is sent.
 */
const compression: RouteShorthandOptions['compress'] = {
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
  syncThreshold: 64 * 1024,
};

/** Maximum bytes of a request from a caller who is not signed in. */
const largestPublicBody = 16 * 1024;

const rights: ReadonlySet<unknown> = new Set([...allRights, 'public', 'operator', 'signed-in']);

function checked(name: string, definition: EndpointDefinition): EndpointDefinition {
  const access: unknown = definition.access;
  const required: readonly unknown[] = Array.isArray(access) ? access : [access];
  if (required.length === 0 || !required.every((right) => rights.has(right))) {
    throw new Error(`Endpoint ${name} does not declare who may call it: access is ${required.join(', ')}`);
  }
  if (definition.files && (definition.access === 'public' || definition.access === 'operator')) {
    throw new Error(`Endpoint ${name} cannot accept files of a caller who is not signed in`);
  }
  if (definition.creates && definition.response === 'file') {
    throw new Error(`Endpoint ${name} cannot both create and answer with a file`);
  }
  return definition;
}

const isStaff = (context: Context): context is StaffContext => context.actor !== null;

async function received(
  platform: Platform,
  definition: EndpointDefinition,
  request: FastifyRequest,
): Promise<ReceivedForm | null> {
  if (!definition.files && !(definition.form && request.isMultipart())) {
    if (request.isMultipart()) throw new Refusal('unsupported_media_type');
    return null;
  }
  const { actor } = contextOf(request);
  if (!actor) throw expired();
  return receiveForm(request, definition, {
    incoming: path.join(platform.config.dataDir, 'incoming'),
    budgets: () => uploadBudgets(platform.db, actor.userId),
    going: platform.startUpload(actor.userId),
  });
}

async function answer(call: Call, request: FastifyRequest, reply: FastifyReply, form: ReceivedForm | null) {
  const { definition, describe, excludable } = call;
  const context = contextOf(request);
  const excluded = context.actor?.excludedFields ?? new Set();
  const former = definition.query && formerNames.get(definition.query);
  const query = withNamesOfToday(request.query as Readonly<Record<string, unknown>>, former);
  const raw = { params: request.params, query, body: form ? form.fields : request.body };
  const parsed = parseParts(definition, raw);
  refuseExcluded(excludable, raw, excluded);
  const handleOnce = (given: Context) =>
    call.handle({ ...parsed, ...(form ? { files: form.files } : {}), actor: given.actor, context: given });
  const handle = (given: Context) =>
    definition.method === 'GET' ? repeatedRead(given, () => handleOnce(given)) : handleOnce(given);
  if (!describe) {
    return sendFile(request, reply, (await call.inTurn(() => handle(context))) as ProducedFile);
  }

  const status = definition.creates ? 201 : 200;
  const produce = async (given: Context): Promise<Answer> => {
    const data = describe(await handle(given));
    stripExcluded(excludable.answer, data, excluded);
    return { status, data };
  };
  const key = definition.creates ? readKey(request.headers['idempotency-key']) : null;
  const endpoint = `${definition.method} ${definition.path}`;
  const outcome = await call.inTurn(async () =>
    key !== null && isStaff(context)
      ? runOnce(
          context,
          {
            key,
            endpoint,
            requestHash: hashRequest({ url: request.url, body: raw.body, files: form?.files ?? [] }),
          },
          produce,
        )
      : { answer: await produce(context), replayed: false },
  );
  if (outcome.replayed) {
    // hidden fields may have changed since the response was stored
    stripExcluded(excludable.answer, outcome.answer.data, excluded);
    void reply.header('idempotency-replayed', 'true');
  }
  const { data } = outcome.answer;
  const done = doneBy(definition, data);
  const message = done ? doneMessage(done, context.language) : '';
  return reply.status(outcome.answer.status).send({ success: true, data, message });
}

/**
 * A refusal that its endpoint lists, or any other error. One it does not list is a defect of the endpoint: where
 * the server is developed or tested it fails, in production it is logged.
 */
function listed({ config, log }: Platform, call: Call, error: unknown): unknown {
  if (!(error instanceof Refusal) || call.refusals.has(error.code)) return error;
  const defect = new Error(`Endpoint ${call.name} does not list the refusal ${error.code}`, { cause: error });
  if (config.testing || config.development) return defect;
  log.error({ err: defect }, 'a refusal is not listed');
  return error;
}

/** How answers are described: where the server is developed or tested, every one is checked as well. */
function describerOf({ response }: EndpointDefinition, { config }: Platform): Describe | null {
  if (response === 'file') return null;
  return config.testing || config.development ? checkedDescriber(response) : describer(response);
}

/** Whether an endpoint answers with what a search or a page of it finds. */
const readsList = ({ query, response }: EndpointDefinition) =>
  response !== 'file' && query !== undefined && ('search' in query.shape || 'perPage' in query.shape);

/** The path of an endpoint as fastify writes it. */
const urlOf = ({ path: pattern }: EndpointDefinition) => `/api${pattern.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Whether the endpoint is for monitoring, which must work under overload as well. */
const isProbe = ({ path: pattern, access }: EndpointDefinition) =>
  pattern.startsWith('/health/') || access === 'operator';

function route(app: FastifyInstance, platform: Platform, call: Call, load: Load): void {
  const { definition } = call;
  app.route({
    method: definition.method,
    url: urlOf(definition),
    compress: compression,
    ...(definition.access === 'public' ? { bodyLimit: largestPublicBody } : {}),
    onRequest: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!isProbe(definition)) load.refuseWhenFull();
      await admit(platform, definition.access, request);
      refuseNameless(definition, request.params);
      if (definition.creates) readKey(request.headers['idempotency-key']);
    },
    handler: async (request, reply) => {
      const form = await received(platform, definition, request);
      try {
        const userId = callerOf(request);
        return await forCaller({ userId, readsList: call.readsList }, () =>
          answer(call, request, reply, form),
        );
      } catch (error) {
        throw listed(platform, call, error);
      } finally {
        await form?.clean();
      }
    },
  });
}

/** Implementation of an endpoint: a handler alone, or one with its queue. */
type Mounted = Handle | { readonly queue: BoundedQueue; readonly handle: Handle };

/** Returns how an endpoint's calls are limited: by its own queue, or otherwise by the load of the server. */
function turnOf(
  mounted: Mounted,
  definition: EndpointDefinition,
  load: Load,
): Pick<Call, 'handle' | 'inTurn'> {
  const { handle, queue } = typeof mounted === 'function' ? { handle: mounted, queue: null } : mounted;
  const run: Call['inTurn'] = isProbe(definition) ? (work) => work() : (work) => load.during(work);
  return { handle, inTurn: queue ? (work) => queue(() => run(work)) : run };
}

/**
 * Mounts the handlers of a tree of endpoints at their routes. For each request, in this order: whether it can be
 * handled soon (503), authentication (401), permission (403), whether the path can refer to anything (404), validation
 * of all parts (422), hidden fields (403), the handler (in its queue, where it has one), and the response in its
 * envelope, as its schema declares it and without hidden fields.
 * @throws when an endpoint does not declare who may call it, or has no handler.
 */
export function mountEndpoints<const Tree extends EndpointTree>(
  app: FastifyInstance,
  endpoints: Tree,
  handlers: Handlers<Tree>,
  platform: Platform,
): void {
  // each handler accepts what its own endpoint parses, and is called with exactly that
  const all: object = handlers;
  const table = all as Readonly<Record<string, Readonly<Record<string, Mounted | undefined>>>>;
  const load = openLoad();
  const methods = new Map<string, Method[]>();
  for (const [resource, calls] of Object.entries(endpoints)) {
    for (const [verb, definition] of Object.entries(calls)) {
      const name = `${resource}.${verb}`;
      const mounted = table[resource]?.[verb];
      if (!mounted) throw new Error(`Endpoint ${name} has no handler`);
      const call: Call = {
        name,
        definition: checked(name, definition),
        ...turnOf(mounted, definition, load),
        describe: describerOf(definition, platform),
        readsList: readsList(definition),
        excludable: excludableParts(definition),
        refusals: refusalsOf(definition),
      };
      route(app, platform, call, load);
      const url = urlOf(definition);
      methods.set(url, [...(methods.get(url) ?? []), definition.method]);
    }
  }
  for (const [url, known] of methods) refuseOtherMethods(app, url, known);
}
