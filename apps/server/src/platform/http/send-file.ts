import type { Readable } from 'node:stream';

import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'range-parser';

import type { ByteRange } from '../files/file-store.ts';
import { Refusal } from '../refusal.ts';
import type { ProducedFile, ProducedStoredFile } from './handlers.ts';

const tagOf = ({ unchanging }: ProducedFile) => (unchanging === undefined ? null : `"${unchanging}"`);

/**
 * Returns the part of a file that a request wants; undefined for all of it, also when the request lists several parts,
 * is no range of bytes, or continues a file that may have changed.
 * @throws 416 `range_not_satisfiable` when the file ends before the part
 */
function rangeOf(
  { headers: { range, 'if-range': known } }: FastifyRequest,
  file: ProducedStoredFile,
): ByteRange | undefined {
  if (range === undefined || (known !== undefined && known !== tagOf(file))) return undefined;
  const { type, ranges, code } = parse(file.size, range);
  const [part] = ranges;
  if (type !== 'bytes' || code === 1 || ranges.length > 1) return undefined;
  if (part) return part;
  throw new Refusal('range_not_satisfiable', { size: file.size });
}

/** Opens a stored file and describes what is sent of it. */
async function openStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ProducedStoredFile,
): Promise<Readable> {
  const range = rangeOf(request, file);
  const stream = await file.read(range);
  const length = range ? range.end - range.start + 1 : file.size;
  void reply.header('accept-ranges', 'bytes').header('content-length', length);
  if (range) void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return stream;
}

/** Lets the browser cache a file, only for the same caller, whose token the browser sends with the request. */
function allowCaching(reply: FastifyReply, tag: string): void {
  void reply
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('vary', 'authorization')
    .header('etag', tag);
}

/**
 * Answers with a file as an attachment; of a stored one, with the part that the request wants (206).
 * @throws as reading the file; 416 `range_not_satisfiable`
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ProducedFile,
): Promise<FastifyReply> {
  const tag = tagOf(file);
  if (tag !== null && request.headers['if-none-match'] === tag) {
    allowCaching(reply, tag);
    if ('stream' in file) file.stream.destroy();
    return reply.status(304).send();
  }
  const content =
    'read' in file
      ? await openStored(request, reply, file)
      : 'stream' in file
        ? file.stream
        : Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  if (tag !== null) allowCaching(reply, tag);
  return reply
    .header('content-disposition', contentDisposition(file.filename))
    .header('x-content-type-options', 'nosniff')
    .type(file.mime)
    .send(content);
}
