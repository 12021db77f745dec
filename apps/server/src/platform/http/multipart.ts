import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { MultipartFile } from '@fastify/multipart';
import {
  readForm,
  type EndpointDefinition,
  type FileParts,
  type ReceivedFile,
} from '@szansa/api-client/contract';
import type { FastifyRequest } from 'fastify';

import { detectFileType } from '../files/file-kinds.ts';
import type { GoingUpload } from '../files/going-uploads.ts';
import type { Budget } from '../files/quotas.ts';
import { invalid, Refusal } from '../refusal.ts';

/** A received form; its files live until `clean`. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly ReceivedFile[];
  clean(): Promise<void>;
}

const mostFields = 10;
/** The same where fields of a list are parts of their own. */
const mostPlainFields = 3000;
const longestField = 64 * 1024;
/** The same where a part may be JSON. */
const longestJson = 1024 * 1024;
const longestName = 200;
/** Bytes of a form beside its files. */
const mostBesides = 2 * 1024 * 1024;

/** Returns the file's bare name: no folders, no control characters, composed letters, with its ending preserved. */
export function cleanName(name: string): string {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').normalize('NFC').replaceAll(/\p{C}/gu, '').trim();
  const ending = path.extname(bare).slice(0, 20);
  const stem = Array.from(bare.slice(0, bare.length - path.extname(bare).length));
  return stem.slice(0, longestName - ending.length).join('') + ending;
}

/** Counts the bytes of a form's files, and gives the refusal from the first one too many. */
function meter(budgets: readonly Budget[], going: GoingUpload) {
  let received = 0;
  return (more: number): Refusal | null => {
    received += more;
    const before = { form: 0, ...going.before() };
    const exceeded = budgets.find(({ bytes, of }) => received + before[of] > bytes);
    if (!exceeded) going.add(more);
    return exceeded?.refusal ?? null;
  };
}

/** Meters bytes from the first file on: the budgets are queried only then, since most forms contain no file. */
function meterOnFile({ budgets, going }: Pick<Receiving, 'budgets' | 'going'>) {
  let made: Promise<ReturnType<typeof meter>> | null = null;
  return () => (made ??= budgets().then((found) => meter(found, going)));
}

async function receiveFile(
  part: MultipartFile,
  target: string,
  count: ReturnType<typeof meter>,
): Promise<ReceivedFile> {
  const name = cleanName(part.filename);
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      // excess data is consumed, so that the client reads the response, but not written
      if (count(chunk.length)) done();
      else done(null, chunk);
    },
  });
  await pipeline(part.file, measure, createWriteStream(target));
  const tooMuch = count(0);
  if (tooMuch) throw tooMuch;
  if (part.file.truncated) throw new Refusal('file_too_large', { name });
  if (size === 0) throw new Refusal('file_empty', { name });
  const mime = await detectFileType(target, name);
  if (mime === null) throw new Refusal('file_type', { name });
  return { path: target, name, mime, size, sha256: hash.digest('hex') };
}

interface TemporaryFolder {
  readonly path: () => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Made when the first file comes: most forms bring none. */
function temporaryFolder(incoming: string): TemporaryFolder {
  let made: Promise<string> | null = null;
  async function make(): Promise<string> {
    await mkdir(incoming, { recursive: true });
    return mkdtemp(path.join(incoming, 'form-'));
  }
  return {
    path: () => {
      made ??= make();
      return made;
    },
    remove: async () => {
      if (made) await rm(await made, { recursive: true, force: true });
    },
  };
}

async function receiveParts(
  request: FastifyRequest,
  definition: FormDefinition,
  folder: TemporaryFolder,
  receiving: Pick<Receiving, 'budgets' | 'going'>,
) {
  const { files: parts = noFiles, form, plainPart } = definition;
  const meterOf = meterOnFile(receiving);
  const fields = new Map<string, string>();
  const files: ReceivedFile[] = [];
  const isPlain = form === true || plainPart !== undefined;
  const longest = isPlain ? longestJson : longestField;
  const most = isPlain ? mostPlainFields : mostFields;
  const limits = {
    fileSize: parts.maxBytes,
    files: Math.max(parts.maxFiles, 1),
    fields: most,
    fieldSize: longest,
    parts: parts.maxFiles + most,
  };
  const storePart = async (part: MultipartFile): Promise<void> => {
    const target = path.join(await folder.path(), String(files.length));
    files.push(await receiveFile(part, target, await meterOf()));
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) {
        throw invalid({ path: part.fieldname, code: 'text_too_long', parameters: { length: longest } });
      }
      if (fields.has(part.fieldname)) throw invalid({ path: part.fieldname, code: 'format_invalid' });
      fields.set(part.fieldname, String(part.value));
    } else if (part.fieldname.replace(/\[\]$/, '') === parts.field) {
      await storePart(part);
    } else if (parts.maxFiles > 0 && plainPart !== undefined && /\[.+\]$/.test(part.fieldname)) {
      // a file in the place of a field: the field's value is the index of the file
      fields.set(part.fieldname, String(files.length));
      await storePart(part);
    } else {
      part.file.resume();
      throw invalid({ path: part.fieldname, code: 'unknown_field', parameters: { name: part.fieldname } });
    }
  }
  const read = readForm(definition, fields, (name) => {
    throw invalid({ path: name, code: 'format_invalid' });
  });
  return { fields: read, files };
}

function asRefusal(error: unknown, parts: FileParts): unknown {
  const code = (error as { code?: unknown }).code;
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') {
    const limit = parts.maxFiles;
    return new Refusal('too_many_files', { limit });
  }
  return error;
}

type FormDefinition = Pick<EndpointDefinition, 'body' | 'files' | 'form' | 'plainPart'>;

/** Of a form that brings none. */
const noFiles: FileParts = { field: '', minFiles: 0, maxFiles: 0, maxBytes: 1 };

interface Receiving {
  /** Folder of received files until they are stored. */
  readonly incoming: string;
  /**
   * Returns how much may be received, the narrowest limit first; called for the first file, or a body too large without
   * one.
   */
  readonly budgets: () => Promise<readonly Budget[]>;
  /** What it brings is counted until its files are stored, or gone. */
  readonly going: GoingUpload;
}

/**
 * Streams a multipart request to `incoming`, measuring and validating each file on the way. On any failure, including a
 * disconnected client, all files are removed.
 * @throws 413 for more than the budget; 413, 415 and 422 naming the file; 415 when the request is no form.
 */
export async function receiveForm(
  request: FastifyRequest,
  definition: FormDefinition,
  { incoming, ...receiving }: Receiving,
): Promise<ReceivedForm> {
  const { files: parts = noFiles } = definition;
  const folder = temporaryFolder(incoming);
  const clean = async () => {
    await folder.remove();
    receiving.going.end();
  };
  try {
    if (!request.isMultipart()) throw new Refusal('unsupported_media_type');
    // a request whose declared length is too large is refused without reading it
    const declaredBytes = Number(request.headers['content-length'] ?? 0);
    if (declaredBytes > mostBesides) {
      const [narrowest] = await receiving.budgets();
      if (narrowest && declaredBytes > Math.max(0, narrowest.bytes) + mostBesides) throw narrowest.refusal;
    }
    const { fields, files } = await receiveParts(request, definition, folder, receiving);
    if (files.length < parts.minFiles) throw invalid({ path: parts.field, code: 'required' });
    return { fields, files, clean };
  } catch (error) {
    await clean();
    throw asRefusal(error, parts);
  }
}
