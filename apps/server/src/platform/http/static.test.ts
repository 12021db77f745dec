import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveApp } from './static.ts';

let folder = '';
let app: FastifyInstance;

const script = 'export const answer = 42;'.repeat(100);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-static-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  const files = {
    'index.html': '<p>any</p>',
    'customers.html': '<p>customers</p>',
    'customers.dark.html': '<p>customers in the dark</p>',
    'robots.txt': 'User-agent: *\n',
    'assets/a.js': script,
    'assets/a.js.br': brotliCompressSync(script),
    'assets/worker.mjs': script,
    '.vite/pages.json': JSON.stringify([{ path: '/customers', file: 'customers.html' }]),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  app = fastify();
  await app.register(helmet);
  await serveApp(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const request = (url: string, encoding = 'br') =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

describe('the built app', () => {
  it('is sent as the build has compressed it, to be cached for ever', async () => {
    const { headers, rawPayload } = await request('/assets/a.js');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
  });

  it('is sent as it is to whom cannot read that', async () => {
    const { headers, payload } = await request('/assets/a.js', 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(payload).toBe(script);
  });

  it('has no headers of a page on its scripts, but one that forbids to guess their type', async () => {
    const { headers } = await request('/assets/a.js');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('has them on workers, which have a policy of their own, and on pages', async () => {
    expect((await request('/assets/worker.mjs')).headers['content-security-policy']).toContain('script-src');
    expect((await request('/customers')).headers['content-security-policy']).toContain('script-src');
  });

  it('has a page for each screen, requested again every time', async () => {
    const { headers, payload } = await request('/customers');
    expect(payload).toContain('customers');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await request('/elsewhere')).payload).toContain('any');
  });

  it('starts in the theme that was chosen on this browser', async () => {
    const chosen = async (cookie: string, url = '/customers') => {
      const { payload, headers } = await app.inject({ url, headers: { cookie } });
      expect(headers.vary).toContain('cookie');
      return payload;
    };
    expect(await chosen('a=b; szansa-theme=dark')).toBe('<p>customers in the dark</p>');
    expect(await chosen('szansa-theme=system')).toBe('<p>customers</p>');
    expect(await chosen('szansa-theme=../../secret')).toBe('<p>customers</p>');
    // a build without pages of its own for a theme
    expect(await chosen('szansa-theme=dark', '/elsewhere')).toBe('<p>any</p>');
  });

  it('states to robots what they may read', async () => {
    const { headers, payload } = await request('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(payload).toContain('User-agent');
  });
});
