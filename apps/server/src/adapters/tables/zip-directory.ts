import { open, type FileHandle } from 'node:fs/promises';

/** The directory of a zip file is at its end, followed by a record of 22 bytes and a comment (APPNOTE 4.3.16). */
const endRecordSize = 22;
const longestComment = 65_535;
const endMark = 0x06_05_4b_50;

/** An entry of the directory: 46 bytes, then name, extra and comment (APPNOTE 4.3.12). */
const entrySize = 46;
const entryMark = 0x02_01_4b_50;

/** A directory is read as a whole; no workbook has one of a megabyte. */
const largestDirectory = 1024 * 1024;

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function directoryOf(file: FileHandle): Promise<Buffer | null> {
  const { size } = await file.stat();
  const length = Math.min(size, endRecordSize + longestComment);
  const end = await bytesAt(file, size - length, length);
  for (let at = end.length - endRecordSize; at >= 0; at -= 1) {
    if (end.readUInt32LE(at) !== endMark) continue;
    const directorySize = end.readUInt32LE(at + 12);
    if (directorySize > largestDirectory) return null;
    return bytesAt(file, end.readUInt32LE(at + 16), directorySize);
  }
  return null;
}

/**
 * Returns the unpacked size in bytes that a zip file's directory declares, without unpacking it; null for a file that
 * is no zip file or is damaged. The declared size may be false, so code that unpacks the file must count as well.
 */
export async function unpackedSize(path: string): Promise<number | null> {
  const file = await open(path);
  try {
    const directory = await directoryOf(file);
    if (!directory) return null;
    let size = 0;
    for (let at = 0; at < directory.length;) {
      if (at + entrySize > directory.length || directory.readUInt32LE(at) !== entryMark) return null;
      size += directory.readUInt32LE(at + 24);
      at += entrySize + [28, 30, 32].reduce((total, field) => total + directory.readUInt16LE(at + field), 0);
    }
    return size;
  } finally {
    await file.close();
  }
}
