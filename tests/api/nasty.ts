import fc from 'fast-check';

/** Values that break programs: allowed by JSON and never intended. */
const nastyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  "'; drop table customer; --",
  '%',
  '\\',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '1e999',
  '-0',
  'NaN',
  '2026-02-30',
  '99999-99-99',
  'ł'.repeat(50_000),
  'x'.repeat(50_000),
];

const text = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: 'binary', maxLength: 60 }));
const number = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 1e21),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON value, nasty more often than not. */
export const nastyValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    text,
    number,
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(text, fc.constantFrom('toString', 'id', 'version')), tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** Whole bodies: any value, and text that is no JSON. */
export const nastyBody = fc.oneof(
  nastyValue.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '',
    '{',
    '[[[[',
    'null',
    '{"a":1,"a":2}',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    '\u0000',
    '{"x":1e999}',
  ),
);

/** A part of an address, already encoded. */
export const nastyPart = fc.oneof(
  text.map(
    (value) => encodeURIComponent(value.replaceAll(/[\ud800-\udfff]/g, '\ufffd')).slice(0, 4000) || 'x',
  ),
  fc.constantFrom('%00', '%ff', '%', '..', '.', '%2e%2e', '0', 'null', '[object Object]'),
);
