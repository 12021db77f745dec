import type { ReceivedFile } from '@szansa/api-client/contract';
import type { AuditEntity } from '@szansa/domain/audit';
import { readFile } from 'node:fs/promises';

import { saveNextVersion, type NextVersion } from '../change-record.ts';
import type { Work } from '../context.ts';
import { notFound, Refusal } from '../refusal.ts';
import { resolveStale } from '../versioning.ts';
import { dropFile, storeFile, type FileRecord } from './stored-files.ts';

/** In pixels. */
interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngSize(bytes: Buffer): ImageSize | null {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Segments that start a JPEG's picture: all of SOF0 to SOF15 except the tables DHT, JPG and DAC among them. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(bytes: Buffer): ImageSize | null {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // a marker may be preceded by any number of fill bytes
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Returns the size declared in a PNG or JPEG; null when there is none. */
async function imageSize(file: string): Promise<ImageSize | null> {
  const bytes = await readFile(file);
  return bytes.subarray(0, 8).equals(pngMark) ? pngSize(bytes) : jpegSize(bytes);
}

/** Maximum pixels per side. A small file can decode to a picture that exhausts the memory of the PDF renderer. */
const largestSide = 4000;

/**
 * The logo among the files of a call.
 * @throws 404 when there is none; 415 `file_type` for anything but a PNG or JPEG of a size that can be printed.
 */
export async function printableLogo([received]: readonly ReceivedFile[]): Promise<ReceivedFile> {
  if (!received) throw notFound();
  const { path, name, mime } = received;
  const size = mime === 'image/png' || mime === 'image/jpeg' ? await imageSize(path) : null;
  const sides = size ? [size.width, size.height] : [];
  if (sides.length > 0 && sides.every((side) => side > 0 && side <= largestSide)) return received;
  throw new Refusal('file_type', { name });
}

interface LogoChange<Entity extends AuditEntity> extends Omit<
  NextVersion<Entity, object>,
  'before' | 'after' | 'save' | 'saveAudited'
> {
  /** The version the writer read. */
  readonly readVersion: number;
  /** The logo the record has. */
  readonly logo: Pick<FileRecord, 'id' | 'name'> | null;
  readonly save: (fileId: string | null, version: number) => Promise<void>;
}

/**
 * Saves a locked record with another logo, or without one; the file of the former one is deleted.
 * @throws 409 `stale_version` when another user has changed the logo meanwhile
 */
export async function replaceLogo<Entity extends AuditEntity>(
  work: Work,
  { logo, save, readVersion, ...change }: LogoChange<Entity>,
  received: ReceivedFile | null,
): Promise<void> {
  if (logo === null && received === null) return;
  await resolveStale(work, {
    entity: change.entity,
    entityId: change.entityId,
    readVersion,
    currentVersion: change.version,
    // two pictures of one name are not the same
    patch: { logo: received && { name: received.name } },
    current: { logo: logo?.name ?? null },
  });
  const next = received && (await storeFile(work, received));
  await saveNextVersion<Entity, object>(work, {
    ...change,
    before: { logo: logo?.name ?? null },
    after: { logo: next?.name ?? null },
    save: async (version) => {
      await save(next?.id ?? null, version);
      if (logo) await dropFile(work, logo.id);
    },
  });
}
