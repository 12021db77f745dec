import { decompressRtf } from './compressed-rtf.ts';
import { decoderOf } from './code-pages.ts';
import { numberIn, propertyIds, readProperties, textIn, type Properties } from './properties.ts';
import { ByteReader, Malformed } from './reader.ts';
import { contentOfRtf } from './rtf-text.ts';

/** A file inside a `winmail.dat`. */
export interface TnefFile {
  readonly name: string | null;
  readonly content: Buffer;
  readonly type: string | null;
  readonly contentId: string | null;
}

/** What is inside a `winmail.dat` (MS-OXTNEF). */
export interface Tnef {
  readonly text: string | null;
  readonly html: string | null;
  readonly files: readonly TnefFile[];
  /** Number of files beyond the requested maximum. */
  readonly leftOut: number;
}

const signature = 0x22_3e_9f_78;

const attributes = {
  body: 0x2_800c,
  codePage: 0x6_9007,
  properties: 0x6_9003,
  attachmentBegin: 0x6_9002,
  attachmentTitle: 0x1_8010,
  attachmentData: 0x6_800f,
  attachmentProperties: 0x6_9005,
} as const;

/** How an attachment is stored (MS-OXCMSG, 2.2.2.9): as a message inside, and as an object of another program. */
const methods = { message: 5, object: 6 } as const;

/** Mails inside of mails that are looked into. */
const deepest = 3;
/** Length of the interface id that precedes an embedded mail. */
const interfaceIdLength = 16;

interface Attachment {
  title: Buffer | null;
  data: Buffer | null;
  properties: Properties;
}

interface Read {
  codePage: number | null;
  body: Buffer | null;
  properties: Properties;
  readonly attachments: Attachment[];
}

/** The attributes of a file, those before what is wrong where something is. @throws Malformed for what is no TNEF */
function readAttributes(bytes: Buffer): Read {
  const reader = new ByteReader(bytes);
  if (reader.uint32() !== signature) throw new Malformed('No TNEF');
  reader.uint16();
  const found: Read = { codePage: null, body: null, properties: new Map(), attachments: [] };
  try {
    while (reader.left > 0) {
      reader.uint8();
      const id = reader.uint32();
      const value = reader.readBytes(reader.uint32());
      addAttribute(found, id, value);
      reader.uint16();
    }
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
  }
  return found;
}

function addAttribute(found: Read, id: number, value: Buffer): void {
  const attachment = found.attachments.at(-1);
  if (id === attributes.codePage && value.length >= 4) found.codePage = value.readUInt32LE();
  else if (id === attributes.body) found.body = value;
  else if (id === attributes.properties) found.properties = readProperties(value);
  else if (id === attributes.attachmentBegin) {
    found.attachments.push({ title: null, data: null, properties: new Map() });
  } else if (attachment && id === attributes.attachmentTitle) attachment.title = value;
  else if (attachment && id === attributes.attachmentData) attachment.data = value;
  else if (attachment && id === attributes.attachmentProperties) {
    attachment.properties = readProperties(value);
  }
}

const filled = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text);

function bodyOf({ codePage, body, properties }: Read): Pick<Tnef, 'text' | 'html'> {
  const decode = decoderOf(codePage);
  const bodyText = body === null ? null : decode(body).replace(/\0+$/, '');
  const text = filled(textIn(properties, propertyIds.body, decode)) ?? filled(bodyText);
  const written = decoderOf(numberIn(properties, propertyIds.codePage) ?? codePage);
  const html = filled(textIn(properties, propertyIds.html, written));
  const compressed = properties.get(propertyIds.compressedRtf)?.value;
  if ((html !== null && text !== null) || compressed === undefined) return { text, html };
  try {
    const rtf = contentOfRtf(decompressRtf(compressed));
    return rtf.kind === 'html'
      ? { text, html: html ?? filled(rtf.text) }
      : { text: text ?? filled(rtf.text), html };
  } catch (error) {
    if (error instanceof Malformed) return { text, html };
    throw error;
  }
}

/**
 * Reads the text and at most `mostFiles` files of a `winmail.dat`. Their sizes are bounded by the bytes themselves,
 * except for RTF, which has its own limit. @throws Malformed for bytes that are no such file
 */
export function readTnef(bytes: Buffer, mostFiles: number, depth = 0): Tnef {
  const read = readAttributes(bytes);
  const decode = decoderOf(read.codePage);
  const files: TnefFile[] = [];
  let leftOut = 0;
  const add = (file: TnefFile) => {
    if (files.length < mostFiles) files.push(file);
    else leftOut += 1;
  };
  for (const { title, data, properties } of read.attachments) {
    const text = (id: number) => filled(textIn(properties, id, decode));
    const name =
      text(propertyIds.attachLongFilename) ??
      filled(title === null ? null : decode(title).replace(/\0+$/, '')) ??
      text(propertyIds.attachFilename) ??
      text(propertyIds.displayName);
    const method = numberIn(properties, propertyIds.attachMethod);
    const content = properties.get(propertyIds.attachData)?.value ?? data;
    if (method === methods.message && content !== null) {
      const inside = readInside(content, mostFiles - files.length, depth + 1);
      if (inside.text !== null) {
        const letter = Buffer.from(inside.text);
        add({ name: `${name ?? ''}.txt`, content: letter, type: 'text/plain', contentId: null });
      }
      inside.files.forEach(add);
      leftOut += inside.leftOut;
    } else if (method !== methods.object && content !== null && content.length > 0) {
      const contentId = text(propertyIds.attachContentId);
      add({ name, content, type: text(propertyIds.attachMimeTag), contentId });
    }
  }
  return { ...bodyOf(read), files, leftOut };
}

/** A mail inside of a mail; nothing of one that cannot be read, or too deep inside. */
function readInside(content: Buffer, mostFiles: number, depth: number): Tnef {
  const nothing = { text: null, html: null, files: [], leftOut: 1 };
  if (depth > deepest) return nothing;
  try {
    return readTnef(content.subarray(interfaceIdLength), mostFiles, depth);
  } catch (error) {
    if (error instanceof Malformed) return nothing;
    throw error;
  }
}
