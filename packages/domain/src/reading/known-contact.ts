import { fold } from '../shared/index.ts';
import type { ReadTexts } from './beside.ts';

/** A person at a bank or at a dealer, as the directory shows one; hidden details are left out. */
export interface KnownContact {
  readonly firstName: string | null;
  readonly lastName: string;
  readonly emails?: readonly string[] | null | undefined;
  readonly phones?: readonly string[] | null | undefined;
  readonly bank: { readonly name: string } | null;
  readonly dealer: { readonly name: string } | null;
}

export type House = 'bank' | 'dealer';

/** Words of a house's name without its legal form, which people write in many ways. */
const wordsOf = (name: string) =>
  fold(name)
    .replace(/(?:sp\.? ?z ?o\.? ?o\.?|s\.? ?a\.?|sp\.? ?[jk]\.?|s\.? ?c\.?)\s*$/, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Whether two names are one house's: all words of the shorter one are in the longer one. */
function isSameHouse(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)].toSorted((x, y) => x.length - y.length);
  return a !== undefined && b !== undefined && a.length > 0 && a.every((word) => b.includes(word));
}

/** The names of a person, the given one first. */
export function namesOf(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/**
 * Returns the person of the directory who is the one in a quote: by e-mail or phone, else by both names if the quote
 * names no other house. Null where none is, or more than one. Rule RD37.
 */
export function knownContact<Contact extends KnownContact>(
  read: ReadTexts,
  house: House,
  known: readonly Contact[],
): Contact | null {
  const [email, phone] = [read.get(`${house}.representativeEmail`), read.get(`${house}.representativePhone`)];
  const [name, houseName] = [read.get(`${house}.representativeName`), read.get(`${house}.name`)];
  const own = known.filter((one) => one[house] !== null);
  const reached = own.filter(
    ({ emails, phones }) =>
      (email !== undefined && emails?.some((one) => one.toLowerCase() === email)) ||
      (phone !== undefined && phones?.includes(phone)),
  );
  const named = own.filter(
    ({ firstName, lastName, ...one }) =>
      name !== undefined &&
      fold(`${firstName ?? ''} ${lastName}`.trim()) === fold(name) &&
      (houseName === undefined || isSameHouse(one[house]?.name ?? '', houseName)),
  );
  const [only, second] = reached.length > 0 ? reached : named;
  return only && !second ? only : null;
}
