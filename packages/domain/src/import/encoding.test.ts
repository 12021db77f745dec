import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { encodingDetector } from './index.ts';

/** The encoding of bytes that come in pieces of a length. */
function encodingOf(bytes: Uint8Array, piece = 3) {
  const detector = encodingDetector();
  for (let at = 0; at < bytes.length; at += piece) detector.add(bytes.subarray(at, at + piece));
  return detector.encoding();
}

const unescapedBytes = (text: string) =>
  text.replaceAll(/%([0-9A-F]{2})/g, (_, byte: string) => String.fromCodePoint(Number.parseInt(byte, 16)));

/** A text in UTF-8; what the language itself knows of it is its escapes. */
const utf8 = (text: string) =>
  Uint8Array.from(unescapedBytes(encodeURIComponent(text)), (one) => one.codePointAt(0) ?? 0);

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
}

describe('IM1 the encoding', () => {
  const text = 'Imię;Nazwisko\r\nŁucja;Żółć\r\n';

  it('is detected by the mark at the start', () => {
    expect(encodingOf(utf8(`\uFEFF${text}`))).toBe('utf-8');
    expect(encodingOf(utf16(`\uFEFF${text}`, true))).toBe('utf-16le');
    expect(encodingOf(utf16(`\uFEFF${text}`, false))).toBe('utf-16be');
  });

  it('is detected by NULs where UTF-16 has no mark', () => {
    expect(encodingOf(utf16(text, true))).toBe('utf-16le');
    expect(encodingOf(utf16(text, false))).toBe('utf-16be');
  });

  it('is UTF-8 for any text in UTF-8 without NULs, however it comes in pieces', () => {
    const texts = fc
      .string({ unit: 'grapheme' })
      .filter((one) => !one.includes('\0') && !/[\uFEFF\uFFFE]/.test(one));
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 9 }), (one, piece) => {
        expect(encodingOf(utf8(one), piece)).toBe('utf-8');
      }),
    );
  });

  it.each([
    ['Łódź in Windows-1250', [0xa3, 0xf3, 0x64, 0x9f]],
    ['a letter cut off at the end', [0x41, 0xc5]],
    ['a letter written too long', [0xc0, 0xaf]],
    ['a letter written too long in three bytes', [0xe0, 0x80, 0xaf]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
    ['what is beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ])('is Windows-1250 for %s', (_, bytes) => {
    expect(encodingOf(Uint8Array.from(bytes))).toBe('windows-1250');
  });
});

/** Polish letters in each encoding of one byte a letter: `ąćęłńóśźżĄĆĘŁŃÓŚŹŻ`. */
const letters = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';
const legacy = {
  'windows-1250': 'b9e6eab3f1f39c9fbfa5c6caa3d1d38c8faf',
  'iso-8859-2': 'b1e6eab3f1f3b6bcbfa1c6caa3d1d3a6acaf',
  cp852: 'a586a988e4a298abbea48fa89de3e0978dbd',
} as const;

function inLegacy(text: string, encoding: keyof typeof legacy): Uint8Array {
  const bytes = legacy[encoding];
  return Uint8Array.from(text, (letter) => {
    const index = letters.indexOf(letter);
    return index === -1 ? letter.charCodeAt(0) : Number.parseInt(bytes.slice(2 * index, 2 * index + 2), 16);
  });
}

describe('IM1 the encoding of one byte a letter', () => {
  it.each([
    ['świąteczna'],
    ['Zając'],
    ['ŁÓDŹ; Święty Krzyż'],
    ['Źdźbło\r\nWąż'],
    ['MAŁGORZATA BRZĘCZYSZCZYKIEWICZ-ŚMIGŁA;ŻÓŁĆ'],
    ['Nazwa;Miasto\r\nPrzedsiębiorstwo "Bąk";Bielsko-Biała\r\nJan Ślązak;Ząbki'],
  ])('is that in which %j reads as Polish', (text) => {
    for (const encoding of ['windows-1250', 'iso-8859-2', 'cp852'] as const) {
      expect([encoding, encodingOf(inLegacy(text, encoding))]).toEqual([encoding, encoding]);
    }
  });

  it('is detected by letters that come after the first pages', () => {
    const late = `${'Jan;Kowalski\r\n'.repeat(2000)}Łucja;Świąteczna`;
    expect(encodingOf(inLegacy(late, 'iso-8859-2'), 1000)).toBe('iso-8859-2');
  });

  it.each([
    ['dashes, quotation marks and signs alone', [0x97, 0x20, 0x84, 0x4c, 0x69, 0x73, 0x94, 0x20, 0xa9]],
    ['letters that others have alike', [0x77, 0xf3, 0x7a]],
    ['letters of no Polish text', [0xfe, 0xfe]],
  ])('is Windows-1250 for %s', (_, bytes) => {
    expect(encodingOf(Uint8Array.from(bytes))).toBe('windows-1250');
  });
});
