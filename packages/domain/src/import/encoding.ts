import { legacyEncodings, legacyDecoder } from './legacy-encodings.ts';

/** How texts of tables are encoded. */
export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', ...legacyEncodings] as const;

export type ImportEncoding = (typeof importEncodings)[number];

/** Bytes at the start of a file in which NULs are counted. */
const sampled = 4096;

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** UTF-16 without a mark: letters of Latin scripts have a NUL in every other byte. */
function encodingByNuls(start: Uint8Array): ImportEncoding | null {
  let even = 0;
  let odd = 0;
  for (const [index, byte] of start.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  // a few NULs are damage, not UTF-16
  if (even + odd === 0 || Math.max(even, odd) * 4 < start.length) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function encodingByStart(start: Uint8Array): ImportEncoding | null {
  if (startsWith(start, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (startsWith(start, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(start, [0xfe, 0xff])) return 'utf-16be';
  return encodingByNuls(start);
}

/**
 * Returns the number of continuation bytes after this first byte of UTF-8; null for an invalid one (Unicode, table
 * 3-7).
 */
function followers(byte: number): number | null {
  if (byte < 0x80) return 0;
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : null;
}

/** The least and the greatest byte that may come second after a first byte that bounds it further. */
const bounds: Readonly<Record<number, readonly [least: number, most: number]>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
};
const anyFollower = [0x80, 0xbf] as const;

/** Whether bytes that come in pieces are UTF-8. */
function utf8Decoder() {
  let missing = 0;
  let allowed: readonly [number, number] = anyFollower;
  let isBroken = false;
  function add(byte: number): void {
    if (missing > 0) {
      if (byte < allowed[0] || byte > allowed[1]) isBroken = true;
      missing -= 1;
      allowed = anyFollower;
      return;
    }
    const next = followers(byte);
    if (next === null) isBroken = true;
    else missing = next;
    allowed = bounds[byte] ?? anyFollower;
  }
  return {
    add: (bytes: Uint8Array) => {
      for (const byte of bytes) {
        if (isBroken) return;
        add(byte);
      }
    },
    isBroken: () => isBroken,
    isValid: () => !isBroken && missing === 0,
  };
}

/**
 * Detects the encoding of a text whose bytes arrive in chunks (rule IM1): `add` each of them, then read the result
 * once.
 */
export function encodingDetector() {
  let start = new Uint8Array();
  const utf8 = utf8Decoder();
  const legacy = legacyDecoder();
  return {
    add(bytes: Uint8Array): void {
      if (start.length < sampled) {
        const more = bytes.subarray(0, sampled - start.length);
        const joined = new Uint8Array(start.length + more.length);
        joined.set(start);
        joined.set(more, start.length);
        start = joined;
      }
      utf8.add(bytes);
      // a text is UTF-8 until a piece is not, and few are in the end
      if (utf8.isBroken()) legacy.add(bytes);
      else legacy.skip(bytes);
    },
    encoding: (): ImportEncoding => encodingByStart(start) ?? (utf8.isValid() ? 'utf-8' : legacy.encoding()),
  };
}
