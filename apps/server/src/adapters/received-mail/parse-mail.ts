import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { receivedLine } from '@szansa/domain/received-mail';
import { MailParser, type AttachmentStream, type MessageText } from 'mailparser';

import type { ParsedAttachment } from './received-mail.ts';

export const mostAttachments = 50;
const largestAttachment = 25 * 1024 * 1024;

/** An attachment with what the mail declares about it. */
export interface StoredAttachment extends ParsedAttachment {
  readonly contentId: string | null;
  readonly type: string;
  /** Whether the mail gives it a name. */
  readonly isNamed: boolean;
}

/** What comes out of the parser, as far as it comes. */
export interface Parsed {
  readonly headers: Map<string, unknown>;
  readonly lines: readonly { readonly key: string; readonly line: string }[];
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly StoredAttachment[];
  readonly leftOut: number;
  readonly isWhole: boolean;
}

/** A name of a file as a stranger wrote it: the last part of it, in one line. */
export function fileName(given: string | undefined, index: number): string {
  const name =
    receivedLine(given ?? '', 500)
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/^\.+/, '')
      .trim() ?? '';
  const { name: stem, ext } = path.parse(name);
  return stem === '' ? `${index + 1}${ext}` : `${stem.slice(0, 120)}${ext.slice(0, 20)}`;
}

/** The types of the parser name its streams by the base class alone. */
function contentOf({ content }: AttachmentStream): Readable {
  if (content instanceof Readable) return content;
  throw new TypeError('The parser gives an attachment without a stream');
}

/** Writes an attachment to a file; null when it is larger than one may be. */
async function saveAttachment(part: AttachmentStream, target: string) {
  const sum = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > largestAttachment) {
        // content that is too large is consumed, since the parser waits for its end, but not written
        done();
        return;
      }
      sum.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(contentOf(part), counted, createWriteStream(target));
  if (size > 0 && size <= largestAttachment) return { size, sha256: sum.digest('hex') };
  await rm(target, { force: true });
  return null;
}

/** Runs the parser over a mail. A part that it cannot read ends the parsing; the parts before it are retained. */
export async function parse(source: Readable, folder: string): Promise<Parsed> {
  const parser = new MailParser({
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  });
  let headers = new Map<string, unknown>();
  let lines: Parsed['lines'] = [];
  let body: MessageText | null = null;
  const attachments: StoredAttachment[] = [];
  let seen = 0;
  let leftOut = 0;
  let isWhole = true;
  parser.on('headers', (given) => (headers = given));
  parser.on('headerLines', (given) => (lines = given));

  const store = async (part: AttachmentStream) => {
    const index = seen;
    seen += 1;
    if (index >= mostAttachments) {
      leftOut += 1;
      contentOf(part).resume();
      return;
    }
    const target = path.join(folder, `${index}`);
    const written = await saveAttachment(part, target);
    if (!written) leftOut += 1;
    else {
      const name = fileName(part.filename, index);
      const contentId = part.cid ?? null;
      const isNamed = Boolean(part.filename?.trim());
      attachments.push({ path: target, name, ...written, contentId, type: part.contentType, isNamed });
    }
  };
  const storing: Promise<void>[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const fail = () => {
    isWhole = false;
    resolve();
  };
  parser.on('data', (part) => {
    if (part.type === 'text') {
      body = part;
      return;
    }
    storing.push(store(part).then(() => part.release(), fail));
  });
  // the parser does not wait for the content of a mail that consists of a single attachment
  parser.on('end', () => void Promise.all(storing).then(() => resolve()));
  parser.on('error', fail);
  source.on('error', fail);
  source.pipe(parser);
  await promise;
  source.destroy();
  const { text = '', html = false } = (body ?? {}) as Partial<MessageText>;
  return {
    headers,
    lines,
    text,
    html: typeof html === 'string' && html.trim() !== '' ? html : null,
    attachments,
    leftOut,
    isWhole,
  };
}
