import type { S3Client } from '@aws-sdk/client-s3';

import { ConfigError } from '../config-error.ts';
import { DamagedContentError } from './file-store.ts';
import { placeOf, s3Form, type S3Address } from './s3-address.ts';
import { StoreError } from './store-error.ts';

/** Milliseconds to connect, and to get an answer or further bytes, which a slow reader may delay. */
const connectMs = 5000;
const answerMs = 60_000;
/** Attempts of each call. */
const mostTries = 3;

/** Downloads that are open at once on this server; further ones are pending. */
const mostConnections = 200;

interface SdkError {
  readonly name?: string;
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

function errorOf(error: unknown, place: string): unknown {
  // of the content or of the local file
  if (error instanceof DamagedContentError || (error instanceof Error && 'path' in error)) return error;
  const { name = 'unknown', code, $metadata } = error as SdkError;
  const status = $metadata?.httpStatusCode ?? null;
  return new StoreError(place, status === null && typeof code === 'string' ? code : name, status);
}

/** The client of AWS with the errors of this module. */
export interface S3 {
  readonly sdk: typeof import('@aws-sdk/client-s3');
  readonly client: S3Client;
  readonly bucket: string;
  readonly prefix: string;
  /** Without a secret, for messages. */
  readonly place: string;
  /** Returns what a call of the client returns. @throws StoreError; what the content of the call has failed with */
  readonly answer: <T>(call: Promise<T>) => Promise<T>;
}

/** Loads the packages, which only a server with files on S3 needs, and makes a client. */
async function createS3(address: S3Address): Promise<S3> {
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, bucket, prefix, credentials } = address;
  const place = placeOf(address);
  const client = new sdk.S3Client({
    endpoint,
    region,
    ...(credentials ? { credentials } : {}),
    // not every store has a name for each bucket
    forcePathStyle: true,
    // the signature has the SHA-256 of the bytes, which every store compares; other checksums not all of them know
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: mostTries,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: answerMs,
      httpAgent: { maxSockets: mostConnections },
      httpsAgent: { maxSockets: mostConnections },
    },
  });
  const answer = <T>(call: Promise<T>) =>
    call.catch((error: unknown) => {
      throw errorOf(error, place);
    });
  return { sdk, client, bucket, prefix, place, answer };
}

/** What to do about a refusal. */
function adviceOf({ reason, status }: StoreError, { endpoint, bucket, region }: S3Address): string {
  if (reason === 'CredentialsProviderError')
    return `has no credentials: write them as ${s3Form}, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  if (status === null)
    return `cannot be reached at ${endpoint} (${reason}): start it, or correct the host, the port or tls.`;
  if (reason === 'NoSuchBucket' || status === 404)
    return `has no bucket ${bucket} (${reason}): create it, or name another one.`;
  if (status === 301 || reason === 'AuthorizationHeaderMalformed')
    return `is not in the region ${region} (${reason}): add ?region= with its region.`;
  if (status === 401 || status === 403)
    return `refuses these credentials (${reason}): correct them, or permit them to list, read, write and delete there.`;
  return `answers with an error (${status}, ${reason}): look at its log.`;
}

/** Lists, writes and deletes once. @throws StoreError */
async function tryOut({ sdk, client, bucket, prefix, answer }: S3): Promise<void> {
  const probe = { Bucket: bucket, Key: `${prefix}start-check` };
  await answer(client.send(new sdk.ListObjectsCommand({ Bucket: bucket, Prefix: probe.Key, MaxKeys: 1 })));
  await answer(client.send(new sdk.PutObjectCommand({ ...probe, Body: 'x' })));
  await answer(client.send(new sdk.DeleteObjectCommand(probe)));
}

/**
 * Connects to a store, and looks whether files can be listed, written and deleted there.
 * @param setting names what the operator has set, for messages
 * @throws ConfigError
 */
export async function openS3(address: S3Address, setting: string): Promise<S3> {
  const s3 = await createS3(address);
  try {
    await tryOut(s3);
    return s3;
  } catch (error) {
    s3.client.destroy();
    if (!(error instanceof StoreError)) throw error;
    throw new ConfigError(`${setting}${s3.place} ${adviceOf(error, address)}`);
  }
}
