import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type {
  GetObjectCommandOutput,
  ListMultipartUploadsCommandOutput,
  ListObjectsCommandOutput,
} from '@aws-sdk/client-s3';

import {
  checkedKey,
  compared,
  comparedPart,
  keyShape,
  markerName,
  MissingContentError,
  newKey,
  unfinishedEnding,
  type FileStore,
} from './file-store.ts';
import type { S3Address } from './s3-address.ts';
import { openS3, type S3 } from './s3-client.ts';
import { StoreError } from './store-error.ts';

/** Parts of a large file that are in memory and sent at once, of 5 MB each. */
const partsAtOnce = 2;

/** Later than any other instant. */
const latest = new Date(8.64e15);

const isMissing = (error: unknown) =>
  error instanceof StoreError && (error.reason === 'NoSuchKey' || error.reason === 'NotFound');

/** Not every store can list unfinished uploads; those delete them by themselves. */
const isUnknownCall = (error: unknown) =>
  error instanceof StoreError && (error.status === 501 || error.status === 405);

/** Returns the value, or null when nothing is stored under its key. */
async function ifThere<T>(value: Promise<T>): Promise<T | null> {
  try {
    return await value;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The content of an answer, which the client types for browsers as well. */
function bodyOf({ Body: body }: GetObjectCommandOutput): Readable {
  if (body === undefined || !('pipe' in body)) throw new Error('S3 answered without content');
  return body;
}

interface Upload {
  readonly key: string;
  readonly id: string;
}

/** Yields uploads of several parts that started before an instant and are not completed. */
async function* unfinishedUploads(s3: S3, prefix: string, moment: Date): AsyncGenerator<Upload> {
  const { sdk, client, bucket } = s3;
  let from: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {};
  while (from !== null) {
    const page: ListMultipartUploadsCommandOutput | null = await s3
      .answer(client.send(new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...from })))
      .catch((error: unknown) => {
        if (isUnknownCall(error)) return null;
        throw error;
      });
    for (const { Key: key, UploadId: id, Initiated: at } of page?.Uploads ?? []) {
      if (key !== undefined && id !== undefined && at !== undefined && at < moment) yield { key, id };
    }
    from = page?.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      : null;
  }
}

/** Yields names of objects stored before an instant; they are listed by pages of a thousand, in order. */
async function* objectsBefore(
  { sdk, client, bucket, prefix, answer }: S3,
  moment: Date,
): AsyncGenerator<string> {
  const query = { Bucket: bucket, Prefix: prefix };
  let from: { Marker?: string } | null = {};
  while (from !== null) {
    const page: ListObjectsCommandOutput = await answer(
      client.send(new sdk.ListObjectsCommand({ ...query, ...from })),
    );
    const { IsTruncated: isTruncated, Contents: objects = [] } = page;
    for (const { Key: key, LastModified: at } of objects) {
      if (key !== undefined && at !== undefined && at < moment) yield key;
    }
    const last = objects.at(-1)?.Key;
    from = isTruncated && last !== undefined ? { Marker: last } : null;
  }
}

async function abortUploads(s3: S3, name: string): Promise<void> {
  const { sdk, client, bucket } = s3;
  for await (const { key, id } of unfinishedUploads(s3, name, latest)) {
    if (key !== name) continue;
    await s3.answer(
      client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key: key, UploadId: id })),
    );
  }
}

/**
 * Files as objects of a bucket, by the same keys as on a disk. An object is visible once its upload is complete, and
 * an upload that fails leaves nothing. Its SHA-256 is in its metadata.
 * @param setting names what the operator has set, for messages
 * @throws ConfigError when the store cannot be used
 */
export async function openS3Store(address: S3Address, setting = 'FILES_URL='): Promise<FileStore> {
  const s3 = await openS3(address, setting);
  const { Upload } = await import('@aws-sdk/lib-storage');
  const { sdk, client, bucket, prefix, answer } = s3;
  const objectOf = (key: string) => ({ Bucket: bucket, Key: `${prefix}${checkedKey(key)}` });
  const marker = { Bucket: bucket, Key: `${prefix}${markerName}` };

  return {
    place: s3.place,
    async put({ path, sha256 }, key = newKey()) {
      const body = compared(createReadStream(path), { sha256 });
      const params = { ...objectOf(key), Body: body, Metadata: { sha256 } };
      const upload = new Upload({ client, params, queueSize: partsAtOnce, leavePartsOnError: false });
      try {
        await answer(upload.done());
      } finally {
        body.destroy();
      }
      return { key };
    },
    async open(content, range) {
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const get = new sdk.GetObjectCommand({ ...objectOf(content.key), ...part });
      const found = await ifThere(answer(client.send(get)));
      if (found === null) throw new MissingContentError(`There is no file ${content.key}`);
      return comparedPart(bodyOf(found), content, range);
    },
    async copyTo(key, target) {
      const found = await ifThere(answer(client.send(new sdk.GetObjectCommand(objectOf(key)))));
      if (found === null) return false;
      try {
        await pipeline(bodyOf(found), createWriteStream(target, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        await rm(target, { force: true });
        throw error;
      }
      return true;
    },
    async has({ key, size, sha256 }) {
      const found = await ifThere(answer(client.send(new sdk.HeadObjectCommand(objectOf(key)))));
      return found?.ContentLength === size && found.Metadata?.['sha256'] === sha256;
    },
    async remove(key) {
      if (!key.endsWith(unfinishedEnding)) {
        await answer(client.send(new sdk.DeleteObjectCommand(objectOf(key))));
        return;
      }
      await abortUploads(s3, objectOf(key).Key.slice(0, -unfinishedEnding.length));
    },
    async *storedBefore(moment) {
      const keyOf = (name: string) => name.slice(prefix.length);
      for await (const name of objectsBefore(s3, moment)) {
        if (keyShape.test(keyOf(name))) yield keyOf(name);
      }
      for await (const { key: name } of unfinishedUploads(s3, prefix, moment)) {
        if (keyShape.test(keyOf(name))) yield `${keyOf(name)}${unfinishedEnding}`;
      }
    },
    async readMarker() {
      const found = await ifThere(answer(client.send(new sdk.GetObjectCommand(marker))));
      return found === null
        ? null
        : (await answer(found.Body?.transformToString() ?? Promise.resolve(''))).trim();
    },
    async writeMarker(id) {
      const change =
        id === null
          ? client.send(new sdk.DeleteObjectCommand(marker))
          : client.send(new sdk.PutObjectCommand({ ...marker, Body: `${id}\n` }));
      await answer<unknown>(change);
    },
    close: () => client.destroy(),
  };
}
