import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { decompressRtf } from './compressed-rtf.ts';
import { propertyIds } from './properties.ts';
import { Malformed } from './reader.ts';
import { contentOfRtf } from './rtf-text.ts';
import {
  attribute,
  compressed,
  file,
  messageBody,
  namedProperty,
  properties,
  property,
  tnef,
} from './test-tnef.ts';
import { readTnef } from './tnef.ts';

describe('compressed RTF', () => {
  it.each([
    // the examples of MS-OXRTFCP
    [
      '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0',
      '{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n',
    ],
    ['1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0', '{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}'],
  ])('%s is %s', (bytes, text) => {
    expect(decompressRtf(Buffer.from(bytes, 'hex')).toString('latin1')).toBe(text);
  });

  it('is bounded, however long its declared length is', () => {
    const bytes = compressed('{\\rtf1 x}', 0xff_ff_ff_ff);
    expect(decompressRtf(bytes).toString()).toBe('{\\rtf1 x}');
    const zeros = Buffer.concat([compressed('', 0xff_ff_ff_ff), Buffer.alloc(3_000_000, 0xff)]);
    expect(decompressRtf(zeros).length).toBeLessThanOrEqual(4 * 1024 * 1024);
  });

  it('of another kind is refused', () => {
    expect(() => decompressRtf(Buffer.alloc(40))).toThrow(Malformed);
    expect(() => decompressRtf(Buffer.alloc(3))).toThrow(Malformed);
  });
});

describe('RTF', () => {
  const content = (text: string) => contentOfRtf(Buffer.from(text, 'latin1'));

  it('is read in the code page of its fonts', () => {
    const source = String.raw`{\rtf1\ansi\ansicpg1250\deff0{\fonttbl{\f0\fcharset238 Arial;}{\f1\fcharset204 Arial;}}
{\*\generator Riched20;}{\colortbl;\red0\green0\blue0;}\f0 Za\'bf\'f3\'b3\'e6\par\b g\'ea\'9cl\'b9\b0\tab{\f1\'cf\'f0\'e8}\line\u322?\u243\'f3d\u378 z \{x\}}`;
    expect(content(source)).toEqual({ kind: 'text', text: 'Zażółć\ngęślą\tПри\nłódź \u007bx\u007d' });
  });

  it('that was made of HTML is that HTML', () => {
    const source = String.raw`{\rtf1\ansi\ansicpg1250\fromhtml1 \deff0{\fonttbl{\f0\fswiss\fcharset238 Arial;}}
{\*\htmltag19 <html>}{\*\htmltag64 <p>}\htmlrtf {\htmlrtf0 Cena: 100\u160?z\'b3{\*\htmltag84 <br>}\htmlrtf \line\htmlrtf0
{\*\htmltag84 &nbsp;}\htmlrtf \'a0\htmlrtf0 tak\htmlrtf\par}\htmlrtf0{\*\htmltag72 </p>}{\*\mhtmltag1 x}{\*\htmltag27 </html>}}`;
    expect(content(source)).toEqual({
      kind: 'html',
      text: '<html><p>Cena: 100\u00a0zł<br>&nbsp;tak</p></html>',
    });
  });

  it('that was made of text is that text', () => {
    const source = String.raw`{\rtf1\ansi\fromtext\fbidis\deff0{\fonttbl{\f0 Courier;}}\pard Raz\par Dwa}`;
    expect(content(source)).toEqual({ kind: 'text', text: 'Raz\nDwa' });
  });

  it('of a hundred thousand groups ends', () => {
    expect(content(`{\\rtf1 ${'{'.repeat(100_000)}x`).text).toBe('');
    expect(content(`{\\rtf1 ${'}'.repeat(100_000)}x`).text).toBe('x');
    expect(content(`{\\rtf1 ${String.raw`\u322?`.repeat(100_000)}`).text).toHaveLength(100_000);
  });
});

describe('a winmail.dat', () => {
  it('gives its text and its files', () => {
    const found = readTnef(
      tnef(
        attribute(0x6_9007, Buffer.from([0xe2, 4, 0, 0, 0, 0, 0, 0])),
        messageBody(
          namedProperty('x-nazwa', 'wartość'),
          property(propertyIds.body, 'Dzień dobry,\r\nw załączniku umowa.'),
          property(propertyIds.html, Buffer.from('<p>Dzień dobry</p>')),
          property(propertyIds.codePage, 65_001),
        ),
        file('UMOWA_~1.PDF', '%PDF-1.7', [
          property(propertyIds.attachLongFilename, 'Umowa łódzka.pdf'),
          property(propertyIds.attachMimeTag, 'application/pdf'),
          property(propertyIds.attachContentId, 'a@b'),
        ]),
        file('notatka.txt', 'Treść'),
      ),
      50,
    );
    expect(found.text).toBe('Dzień dobry,\r\nw załączniku umowa.');
    expect(found.html).toBe('<p>Dzień dobry</p>');
    expect(found.files.map(({ content, ...one }) => ({ ...one, content: content.toString() }))).toEqual([
      { name: 'Umowa łódzka.pdf', type: 'application/pdf', contentId: 'a@b', content: '%PDF-1.7' },
      { name: 'notatka.txt', type: null, contentId: null, content: 'Treść' },
    ]);
  });

  it.each([
    [String.raw`{\rtf1\ansi\ansicpg1250 Za\'bf\'f3\'b3\'e6}`, { text: 'Zażółć', html: null }],
    [String.raw`{\rtf1\ansi\fromhtml1{\*\htmltag <p>}tak}`, { text: null, html: '<p>tak' }],
  ])('without another text gives that of its RTF: %s', (rtf, expected) => {
    const found = readTnef(tnef(messageBody(property(propertyIds.compressedRtf, compressed(rtf)))), 50);
    expect(found).toMatchObject(expected);
  });

  it('gives what a mail inside of it brings along, and its text as a file', () => {
    const inside = (depth: number): Buffer =>
      tnef(
        messageBody(property(propertyIds.body, `Poziom ${depth}`)),
        file('plik.txt', `${depth}`),
        ...(depth < 9 ? [mailInside(depth + 1)] : []),
      );
    const mailInside = (depth: number) => {
      const data = Buffer.concat([Buffer.alloc(16), inside(depth)]);
      return Buffer.concat([
        attribute(0x6_9002, Buffer.alloc(14), 2),
        attribute(
          0x6_9005,
          properties([
            property(propertyIds.displayName, 'Stara oferta'),
            property(propertyIds.attachMethod, 5),
            property(propertyIds.attachData, data),
          ]),
          2,
        ),
      ]);
    };
    const { files, leftOut } = readTnef(inside(0), 50);
    expect(files.map(({ name, content }) => [name, content.toString()])).toEqual([
      ['plik.txt', '0'],
      ['Stara oferta.txt', 'Poziom 1'],
      ['plik.txt', '1'],
      ['Stara oferta.txt', 'Poziom 2'],
      ['plik.txt', '2'],
      ['Stara oferta.txt', 'Poziom 3'],
      ['plik.txt', '3'],
    ]);
    expect(leftOut).toBe(1);
  });

  it('gives as many files as are requested', () => {
    const many = tnef(...Array.from({ length: 90 }, (_, index) => file(`${index}.txt`, 'x')));
    const { files, leftOut } = readTnef(many, 50);
    expect([files.length, leftOut]).toEqual([50, 40]);
  });

  test('cut anywhere or changed anywhere, ends and throws nothing but that it is none', () => {
    const whole = tnef(
      messageBody(
        property(propertyIds.body, 'Dzień dobry'),
        property(propertyIds.compressedRtf, compressed('{\\rtf1 x\\par}')),
      ),
      file('a.txt', 'x', [property(propertyIds.attachLongFilename, 'długa nazwa.txt')]),
    );
    const read = (bytes: Buffer) => {
      try {
        return readTnef(bytes, 50).files.length;
      } catch (error) {
        if (error instanceof Malformed) return 0;
        throw error;
      }
    };
    for (let length = 0; length < whole.length; length += 1) read(whole.subarray(0, length));
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.uint8Array({ minLength: 1, maxLength: 8 }), (at, changed) => {
        const bytes = Buffer.from(whole);
        bytes.set(changed.slice(0, whole.length - at), at);
        expect(read(bytes)).toBeLessThanOrEqual(50);
      }),
    );
  });
});
