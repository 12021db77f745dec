import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import S3rver from '@20minutes/s3rver';

import type { S3Address } from '../platform/files/s3-address.ts';
import { testFolder } from './test-cluster.ts';

const bucket = 'agencja';

type Middleware = S3rver['middleware'][number];

/** Lists and aborts unfinished uploads, which this server does not do by itself. */
function uploadCalls(folder: string): Middleware {
  const list = async () => {
    const ids = await readdir(folder).catch(() => []);
    const uploads = ids.map(async (id) => {
      const key = await readFile(path.join(folder, id, 'key'), 'utf8');
      const { mtime } = await stat(path.join(folder, id, 'key'));
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`;
    });
    return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${(await Promise.all(uploads)).join('')}</ListMultipartUploadsResult>`;
  };
  return async (context, next) => {
    const { method, query } = context;
    if (method === 'GET' && 'uploads' in query) {
      context.type = 'application/xml';
      context.body = await list();
    } else if (method === 'DELETE' && query['uploadId'] !== undefined) {
      await rm(path.join(folder, query['uploadId']), { recursive: true, force: true });
      context.status = 204;
    } else await next();
  };
}

/** Has the address of a bucket compared as it was signed, with the slash at its end. */
const slashOfBucket: Middleware = async (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.mountPath = '/';
    context.state.vhost = true;
  }
  await next();
};

/** A call that the server has received. */
export interface SeenCall {
  readonly method: string;
  /** Without the bucket. */
  readonly key: string;
  /** Names of the parameters, by which calls of one method differ. */
  readonly query: readonly string[];
  /** The SHA-256 of the body that the caller has signed, or the word for none. */
  readonly signedSum: string | undefined;
}

export interface S3Server {
  /** The bucket, or a folder in it. */
  address(prefix?: string): S3Address;
  /** Where the server stores the content of an object. */
  pathOf(key: string): string;
  /** All calls so far. */
  readonly seen: SeenCall[];
  /** Refuses, from now on, calls with this status for which the function is true. */
  refuse(status: number, when: (call: SeenCall) => boolean): void;
  /** Ids of uploads that are not complete. */
  unfinished(): Promise<string[]>;
  /** Stops to answer; `close` is still to be called. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** A real S3 server with one empty bucket, which compares signatures. */
export async function s3Server(): Promise<S3Server> {
  const directory = await testFolder();
  const uploads = path.join(directory, bucket, '._S3rver_uploads');
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const seen: SeenCall[] = [];
  let refused = { status: 0, when: (_call: SeenCall) => false };
  server.middleware.unshift(async (context, next) => {
    const call = {
      method: context.method,
      key: context.path.split('/').slice(2).join('/'),
      query: Object.keys(context.query),
      signedSum: context.headers['x-amz-content-sha256'],
    };
    seen.push(call);
    if (refused.when(call)) context.status = refused.status;
    else await next();
  }, uploadCalls(uploads));
  // directly before the calls
  server.middleware.splice(-1, 0, slashOfBucket);
  const { port } = await server.run();
  const stop = async () => {
    if (!server.httpServer.listening) return;
    const closed = server.close();
    server.httpServer.closeAllConnections();
    await closed;
  };
  return {
    address: (prefix = '') => ({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      bucket,
      prefix,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    }),
    pathOf: (key) => path.join(directory, bucket, `${key}._S3rver_object`),
    seen,
    refuse: (status, when) => {
      refused = { status, when };
    },
    unfinished: () => readdir(uploads).catch(() => []),
    stop,
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
