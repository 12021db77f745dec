import { randomUUID } from 'node:crypto';

import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';

import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { isOverfull } from './body-shape.ts';
import { sendFailure } from './failure.ts';
import { logBindings, loggedRequest } from './logged-request.ts';
import { observeRequests, requestIdHeader } from './observing.ts';

/** Bytes of JSON; files come as forms, which have limits of their own. */
const largestBody = 256 * 1024;

/** JSON in UTF-8 and nothing else: `__proto__` and `constructor` keys, other charsets and broken bytes are refused. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseText = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const charset = /charset\s*=\s*"?([\w-]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
      done(new Refusal('unsupported_media_type'));
      return;
    }
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    if (isOverfull(body as Buffer)) {
      done(new Refusal('body_too_large'));
      return;
    }
    try {
      void parseText(request, decoder.decode(body as Buffer), done);
    } catch {
      done(new Refusal('malformed_request'));
    }
  });
}

async function secure(app: FastifyInstance, platform: Platform): Promise<void> {
  const behindTls = platform.config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Radix places its floating parts with style attributes
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: behindTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}

/**
 * Milliseconds without a byte after which a connection is closed, while the request is received or the response is
 * sent.
 */
const longestSilence = { receiving: 10_000, sending: 30_000 };
/** Connections of one address; a proxy's are those of everybody behind it. */
const mostConnections = 1024;

/** Closes connections without activity; the duration of a handler is not limited here. */
function endSilence(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (length === '0' && encoding === undefined) return;
    raw.socket.setTimeout(longestSilence.receiving);
    raw.once('end', () => raw.socket.setTimeout(0));
  });
  app.addHook('onSend', async ({ raw }) => {
    // afterwards the connection is idle until the next request, for which there is another limit
    raw.socket.setTimeout(longestSilence.sending);
  });
}

/** Refuses connections of an address that has too many: they would use up what the system lets be open at once. */
function boundConnections(app: FastifyInstance, { config }: Platform): void {
  if (config.trustProxy !== false) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > mostConnections) socket.destroy();
  });
}

/** The HTTP server with everything that is the same for every route: bodies, headers, failures, compression. */
export async function createHttpServer(platform: Platform): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = platform.log.child({}, { serializers: { req: loggedRequest } });
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    trustProxy: platform.config.trustProxy,
    bodyLimit: largestBody,
    genReqId: () => randomUUID(),
    childLoggerFactory: (logger, { reqId }, options, { headers }) =>
      logger.child(logBindings({ id: String(reqId), headers }), options),
    requestTimeout: 300_000,
    http: { headersTimeout: longestSilence.receiving, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => {
      void sendFailure(error, request, reply.header(requestIdHeader, request.id));
    },
  });
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  observeRequests(app, platform);
  endSilence(app);
  boundConnections(app, platform);
  await secure(app, platform);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  acceptJsonOnly(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  // a body may only be empty where nothing was sent: what arrives without a type is refused like any unknown type
  app.addHook('preValidation', async (request) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > 0 && request.headers['content-type'] === undefined)
      throw new Refusal('unsupported_media_type');
  });
  return app;
}
