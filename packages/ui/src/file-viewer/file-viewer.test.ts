import fc from 'fast-check';
import { expect, it } from 'vitest';

import { decodeText } from './file-viewer.tsx';

const text = 'Zażółć gęślą jaźń. ŹDŹBŁO';
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

it.each([
  ['UTF-8', new Uint8Array(new TextEncoder().encode(text))],
  ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ['UTF-16 the other way round', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())],
  ['Windows-1250', bytes('5a61bff3b3e62067ea9c6cb9206a619ff12e208f448f42a34f')],
  ['ISO-8859-2', bytes('5a61bff3b3e62067eab66cb1206a61bcf12e20ac44ac42a34f')],
])('reads %s', (_, encoded) => {
  expect(decodeText(encoded)).toBe(text);
});

it('reads any UTF-8 as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      // a BOM at the start selects the encoding, and is no part of the text
      fc.pre(!written.startsWith('\uFEFF'));
      expect(decodeText(new Uint8Array(new TextEncoder().encode(written)))).toBe(written);
    }),
  );
});
