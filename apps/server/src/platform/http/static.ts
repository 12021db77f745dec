import { existsSync, readFileSync, statSync } from 'node:fs';
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

/** Security headers for pages; scripts, styles and fonts do not need them. */
const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const belongsToPage = /\.(?:js|css|woff2?)$/;

/** A page of the built app, as its build lists them. */
interface ServedPage {
  /** A path of the app's router: `$name` matches one segment, `$` alone anything. */
  readonly path: string;
  /** From the folder of the built app. */
  readonly file: string;
  /** The one of an address without search parameters, where that is another. */
  readonly usual?: string;
}

const partsOf = (address: string) => address.split('/').filter((part) => part !== '');

function fits(page: ServedPage, parts: readonly string[]): boolean {
  const pattern = partsOf(page.path);
  return (
    pattern.length === parts.length &&
    pattern.every((part, place) => (part.startsWith('$') && part !== '$') || part === parts[place])
  );
}

/**
 * The file of the page at an address: of the pages whose path it fits the first, else the one for anything.
 * @param address - the path with its search parameters.
 * @returns undefined where no page is listed.
 */
export function pageFile(pages: readonly ServedPage[], address: string): string | undefined {
  const [pathname = '', search = ''] = address.split('?');
  const parts = partsOf(pathname);
  const page = pages.find((each) => fits(each, parts)) ?? pages.find((each) => each.path === '$');
  return search === '' ? (page?.usual ?? page?.file) : page?.file;
}

/** Returns a function that reads which page is served at which address, and reads it again after a new build. */
function openPages(folder: string): () => readonly ServedPage[] {
  const list = path.join(folder, '.vite/pages.json');
  let known: readonly ServedPage[] = [];
  let readAt = 0;
  return () => {
    const changedAt = statSync(list, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt !== readAt) {
      known = changedAt === 0 ? [] : (JSON.parse(readFileSync(list, 'utf8')) as ServedPage[]);
      readAt = changedAt;
    }
    return known;
  };
}

/** Returns the page in the theme that this browser's cookie requests, if there is one. */
function inChosenTheme(folder: string, file: string, cookies = ''): string {
  const theme = /(?:^|;\s*)szansa-theme=(light|dark)(?:;|$)/.exec(cookies)?.[1];
  const themed = theme && file.replace('.html', `.${theme}.html`);
  return themed && existsSync(path.join(folder, themed)) ? themed : file;
}

function sendPage(reply: FastifyReply, folder: string, file: string): FastifyReply {
  if (!existsSync(path.join(folder, file))) {
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('The app is not built yet: run `npm run build` (`npm start` does it by itself).\n');
  }
  const shown = inChosenTheme(folder, file, reply.request.headers.cookie);
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie')
    .sendFile(shown, folder, { cacheControl: false });
}

/**
 * Serves the built app: named-by-content assets for a year, and for every other address its page, which names what
 * its screen needs. Both are sent as the build has compressed them.
 */
export async function serveApp(app: FastifyInstance, folder = builtApp): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    serve: false,
    suppressWarning: true,
    preCompressed: true,
  });
  const pages = openPages(folder);
  app.get('/assets/*', async (request, reply) => {
    const file = (request.params as { '*': string })['*'];
    if (belongsToPage.test(file)) for (const name of headersOfPages) void reply.removeHeader(name);
    return reply.sendFile(path.posix.join('assets', file), folder, { immutable: true, maxAge: '365d' });
  });
  const topFile = /^\/[\w-]+\.(?:ico|svg|png|webmanifest|txt)$/;
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return sendFailure(new Refusal('not_found'), request, reply);
    const name = request.url.split('?')[0] ?? '';
    if (topFile.test(name) && existsSync(path.join(folder, name))) {
      return reply.sendFile(name.slice(1), folder, { maxAge: '1h' });
    }
    return sendPage(reply, folder, pageFile(pages(), request.url) ?? 'index.html');
  });
}
