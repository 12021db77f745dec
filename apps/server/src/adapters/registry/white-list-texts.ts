/** The white list writes everything in capitals; these make it readable. */

const legalForms: readonly (readonly [string, string])[] = [
  ['prosta spółka akcyjna', 'P.S.A.'],
  ['spółka z ograniczoną odpowiedzialnością', 'sp. z o.o.'],
  ['spółka komandytowo-akcyjna', 'S.K.A.'],
  ['spółka komandytowa', 'sp.k.'],
  ['spółka akcyjna', 'S.A.'],
  ['spółka jawna', 'sp.j.'],
  ['spółka cywilna', 's.c.'],
];

/** `SPÓŁKA AKCYJNA` at the end of a name as `S.A.`, and so on. */
export function abbreviateLegalForm(name: string): string {
  return legalForms.reduce(
    (text, [form, short]) => text.replace(new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'iu'), short),
    name,
  );
}

const romanNumeral = /^(?=[IVXLCDM]{2,})M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;

const vowel = /[AEIOUYĄĘÓ]/;

/** Acronyms that contain a vowel: names that are pronounced letter by letter, or known in that form. */
const acronyms = new Set([
  'BOŚ',
  'BP',
  'ING',
  'LOT',
  'MAN',
  'PGE',
  'PGNIG',
  'PKO',
  'PKP',
  'PZU',
  'TVP',
  'UPC',
  'USA',
]);

/** Words with one capital; acronyms, roman numerals and words with dots or digits stay. */
export function titleCase(text: string): string {
  return text.replaceAll(/[\p{L}][\p{L}\d.]*/gu, (word) => {
    const isAcronym = acronyms.has(word) || (word.length > 1 && !vowel.test(word));
    if (isAcronym || romanNumeral.test(word) || /[.\d]/.test(word.slice(0, -1))) return word;
    return word.charAt(0).toLocaleUpperCase('pl-PL') + word.slice(1).toLocaleLowerCase('pl-PL');
  });
}

interface Address {
  readonly street: string | null;
  readonly postCode: string | null;
  readonly city: string | null;
}

/** `CHEMIKÓW 7, 09-411 PŁOCK` in its parts; what has another form stays whole in the street. */
export function parseAddress(text: string): Address {
  const match = /^(.*),\s*(\d{2}-\d{3})\s+(.+)$/u.exec(text.trim());
  if (!match) return { street: text.trim() ? titleCase(text.trim()) : null, postCode: null, city: null };
  const [, street = '', postCode = '', city = ''] = match;
  const place = titleCase(city);
  // a village without streets has only the house's number
  return {
    street: /^\d+\w?$/.test(street) ? `${place} ${street}` : titleCase(street),
    postCode,
    city: place,
  };
}
