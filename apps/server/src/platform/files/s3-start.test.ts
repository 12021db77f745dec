import { once } from 'node:events';
import { createServer } from 'node:net';
import { inspect } from 'node:util';

import { s3Server, type S3Server } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ConfigError } from '../config-error.ts';
import { openFiles } from './open-files.ts';
import type { S3Address } from './s3-address.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await s3Server();
});
afterAll(() => s3.close());

const open = (filesUrl: S3Address) => openFiles({ dataDir: '/nowhere', filesUrl });

const secret = 'tajny/klucz+dlugi';

// costs 1 s
describe('a store that cannot be used is refused in one sentence, without its secret', () => {
  async function refused(change: Partial<S3Address>): Promise<string> {
    const error: unknown = await open({ ...s3.address('pliki/'), ...change }).catch(
      (cause: unknown) => cause,
    );
    if (!(error instanceof ConfigError)) throw new Error('not refused for the operator', { cause: error });
    expect(error.message).toMatch(/^FILES_URL=s3:\/\/127\.0\.0\.1:\d+\/[\w/-]+ .*\.$/);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
    return error.message;
  }

  it('with a wrong key or secret', async () => {
    const other = { accessKeyId: 'NIEZNANY', secretAccessKey: secret };
    expect(await refused({ credentials: other })).toMatch(/refuses these credentials \(InvalidAccessKeyId\)/);
    const wrong = { accessKeyId: 'S3RVER', secretAccessKey: secret };
    expect(await refused({ credentials: wrong })).toMatch(
      /refuses these credentials \(SignatureDoesNotMatch\): correct them/,
    );
  });

  it('without its bucket', async () => {
    expect(await refused({ bucket: 'niema' })).toMatch(/has no bucket niema \(NoSuchBucket\): create it/);
  });

  it('where nothing listens, or does not speak S3', async () => {
    const other = createServer((socket) => {
      // the caller may be gone before the answer
      socket.on('error', () => undefined);
      socket.resume().end('220 poczta\r\n');
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const endpoint = `http://127.0.0.1:${port}`;
    expect(await refused({ endpoint })).toMatch(/cannot be reached at http:/);
    expect(await refused({ endpoint: `https://127.0.0.1:${port}` })).toMatch(/cannot be reached.*tls\.$/);
    other.close();
    await once(other, 'close');
    expect(await refused({ endpoint })).toMatch(/cannot be reached at http:.* \(ECONNREFUSED\): start it/);
  });

  it.each([
    ['listed', 'GET'],
    ['written', 'PUT'],
    ['deleted', 'DELETE'],
  ])('where files cannot be %s', async (_, method) => {
    s3.refuse(403, (call) => call.method === method);
    expect(await refused({})).toMatch(/permit them to list, read, write and delete there/);
    s3.refuse(0, () => false);
  });
});
