const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(',');

/** JSON values of about so many bytes that are cheap to write and dear to read. */
export const hostileValues: Readonly<Record<string, (bytes: number) => string>> = {
  'many keys': (bytes) => `{${times(bytes / 12, (index) => `"k${index}":0`)}}`,
  'many long keys': (bytes) =>
    `{${times(bytes / 320, (index) => `"${String(index).padStart(310, 'k')}":0`)}}`,
  'many numbers': (bytes) => `[${times(bytes / 2, () => '0')}]`,
  'many objects': (bytes) => `[${times(bytes / 3, () => '{}')}]`,
  'deep arrays': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'deep objects': (bytes) => `${'{"a":'.repeat(bytes / 6)}0${'}'.repeat(bytes / 6)}`,
};

/** The same as texts, for what reads texts by patterns. */
export const hostileTexts: Readonly<Record<string, (bytes: number) => string>> = {
  letters: (bytes) => 'Aa'.repeat(bytes / 2),
  digits: (bytes) => '1'.repeat(bytes),
  spaces: (bytes) => `a${' '.repeat(bytes - 2)}a`,
  signs: (bytes) => 'a@a.'.repeat(bytes / 4),
};

/** Queries as long as an address may be. */
export const hostileQueries: Readonly<Record<string, string>> = {
  'many names': `?${Array.from({ length: 1500 }, (_, index) => `k${index}=1`).join('&')}`,
  'one name many times': `?page=1${'&search=a'.repeat(1500)}`,
  'a long text': `?search=${'a%20'.repeat(3500)}`,
};
