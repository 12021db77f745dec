import { randomUUID } from 'node:crypto';

import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';

import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { isOverfull } from './body-shape.ts';
import { sendFailure } from './failure.ts';
import { loggedRequest } from './logged-request.ts';

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

/** The HTTP server with everything that is the same for every route: bodies, headers, failures, compression. */
export async function createHttpServer(platform: Platform): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = platform.log.child({}, { serializers: { req: loggedRequest } });
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    trustProxy: platform.config.trustProxy,
    bodyLimit: largestBody,
    genReqId: () => randomUUID(),
    requestTimeout: 300_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => {
      void sendFailure(error, request, reply);
    },
  });
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
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
