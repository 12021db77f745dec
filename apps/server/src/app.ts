import type { EndpointTree } from '@szansa/api-client/contract';
import type { FastifyInstance } from 'fastify';

import { serveApiDocs } from './platform/http/api-docs.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { mountEndpoints } from './platform/http/mount.ts';
import { createHttpServer } from './platform/http/server.ts';
import { serveApp } from './platform/http/static.ts';
import type { OpenPlatform } from './platform/open-platform.ts';

/** Endpoints and the handlers behind them. */
export interface Modules<Tree extends EndpointTree> {
  readonly endpoints: Tree;
  readonly handlers: Handlers<Tree>;
}

/** The whole server, not listening yet: the API, its description, the real-time channel and the built app. */
export async function createApp<const Tree extends EndpointTree>(
  platform: OpenPlatform,
  modules: Modules<Tree>,
): Promise<FastifyInstance> {
  const app = await createHttpServer(platform);
  mountEndpoints(app, modules.endpoints, modules.handlers, platform);
  serveApiDocs(app);
  await serveApp(app);
  platform.realtime.attach(app.server);
  await app.ready();
  return app;
}
