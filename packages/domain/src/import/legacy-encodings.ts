/** Encodings of one byte a letter that Polish texts are written in, the likeliest first. */
export const legacyEncodings = ['windows-1250', 'iso-8859-2', 'cp852'] as const;

export type LegacyEncoding = (typeof legacyEncodings)[number];

/** Bytes of `ąćęłńóśźż` and `ĄĆĘŁŃÓŚŹŻ`, and of other signs that texts have: quotation marks, dashes, letters of neighbours. */
const bytesOf: Readonly<
  Record<LegacyEncoding, { readonly lower: string; readonly upper: string; readonly other: string }>
> = {
  'windows-1250': {
    lower: 'b9 e6 ea b3 f1 f3 9c 9f bf',
    upper: 'a5 c6 ca a3 d1 d3 8c 8f af',
    other:
      '80 82 84 85 8a 8e 91 92 93 94 95 96 97 99 9a 9e a0 a7 a9 ab ad ae b0 b7 bb c1 c4 c9 cd d6 d7 dc df e1 e4 e8 e9 ed f6 f8 fa fc fd',
  },
  'iso-8859-2': {
    lower: 'b1 e6 ea b3 f1 f3 b6 bc bf',
    upper: 'a1 c6 ca a3 d1 d3 a6 ac af',
    other: 'a0 a7 a9 ad ae b0 b9 be c1 c4 c9 cd d6 d7 dc df e1 e4 e8 e9 ed f6 f8 fa fc fd',
  },
  cp852: {
    lower: 'a5 86 a9 88 e4 a2 98 ab be',
    upper: 'a4 8f a8 9d e3 e0 97 8d bd',
    other: '81 82 84 8e 90 94 99 9a 9e 9f a0 a1 a6 a7 ac ae af b5 e1 e6 e7 ec f5 f8 fa fd ff',
  },
};

/** What a byte is in an encoding; zero for a sign that no text has. */
const kind = { none: 0, other: 1, lower: 2, upper: 3 } as const;

const inHex = (bytes: string) => bytes.split(' ').map((byte) => Number.parseInt(byte, 16));

/** What every byte is in an encoding. */
function kindsIn({ lower, upper, other }: (typeof bytesOf)[LegacyEncoding]): Uint8Array {
  const kinds = new Uint8Array(256);
  kinds.fill(kind.other, 0, 0x80);
  kinds.fill(kind.upper, 0x41, 0x5b);
  kinds.fill(kind.lower, 0x61, 0x7b);
  for (const byte of inHex(lower)) kinds[byte] = kind.lower;
  for (const byte of inHex(upper)) kinds[byte] = kind.upper;
  for (const byte of inHex(other)) kinds[byte] = kind.other;
  return kinds;
}

const kindsOf = legacyEncodings.map((encoding) => kindsIn(bytesOf[encoding]));

const isLetter = (one: number | undefined) => one === kind.lower || one === kind.upper;

/**
 * How much a byte beyond ASCII speaks for an encoding, by what it is there and what is around it: a Polish letter among
 * letters of its case for it, a sign that no text has against it.
 */
function weightOf(
  own: number | undefined,
  { beforeLast, last, next }: Readonly<Record<'beforeLast' | 'last' | 'next', number | undefined>>,
): number {
  if (own === kind.none) return -2;
  if (!isLetter(own) || !(isLetter(last) || isLetter(next))) return 0;
  const isShouted = beforeLast === kind.upper && last === kind.upper;
  const fits = own === kind.upper ? last !== kind.lower : !isShouted && next !== kind.upper;
  return fits ? 2 : -1;
}

const space = 0x20;

/** Finds the likeliest of the encodings for a text whose bytes come in pieces, by how Polish it reads in each. */
export function legacyDecoder() {
  const scores = legacyEncodings.map(() => 0);
  let [beforeLast, last, own] = [space, space, space];
  function add(next: number): void {
    if (own >= 0x80) {
      for (const [index, kinds] of kindsOf.entries()) {
        const around = { beforeLast: kinds[beforeLast], last: kinds[last], next: kinds[next] };
        scores[index] = (scores[index] ?? 0) + weightOf(kinds[own], around);
      }
    }
    beforeLast = last;
    last = own;
    own = next;
  }
  return {
    add: (bytes: Uint8Array) => {
      for (const byte of bytes) add(byte);
    },
    /** Skips a chunk without relevant bytes, except for its last ones. */
    skip: (bytes: Uint8Array) => {
      for (const byte of bytes.subarray(-3)) {
        beforeLast = last;
        last = own;
        own = byte;
      }
    },
    /** After the last piece. */
    encoding: (): LegacyEncoding => {
      add(space);
      return legacyEncodings[scores.indexOf(Math.max(...scores))] ?? 'windows-1250';
    },
  };
}
