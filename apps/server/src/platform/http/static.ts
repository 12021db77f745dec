import { existsSync } from 'node:fs';
import path from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from '../refusal.ts';
import { sendFailure } from './failure.ts';

const builtApp = path.join(import.meta.dirname, '../../../../crm/dist');

/** What belongs to the API or the sockets is never answered with the app's page. */
const isPage = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(?:api|socket\.io|assets)(?:[/?]|$)/.test(request.url);

function sendPage(reply: FastifyReply, folder: string): FastifyReply {
  if (!existsSync(path.join(folder, 'index.html'))) {
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('The app is not built yet: run `npm run build` (`npm start` does it by itself).\n');
  }
  return reply.header('cache-control', 'no-cache').sendFile('index.html', folder, { cacheControl: false });
}

/** Serves the built app: named-by-content assets for a year, its page for every other address. */
export async function serveApp(app: FastifyInstance, folder = builtApp): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    serve: false,
    suppressWarning: true,
  });
  app.get('/assets/*', async (request, reply) => {
    const file = (request.params as { '*': string })['*'];
    return reply.sendFile(path.posix.join('assets', file), folder, { immutable: true, maxAge: '365d' });
  });
  const topFile = /^\/[\w-]+\.(?:ico|svg|png|webmanifest|txt)$/;
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return sendFailure(new Refusal('not_found'), request, reply);
    const name = request.url.split('?')[0] ?? '';
    if (topFile.test(name) && existsSync(path.join(folder, name))) {
      return reply.sendFile(name.slice(1), folder, { maxAge: '1h' });
    }
    return sendPage(reply, folder);
  });
}
