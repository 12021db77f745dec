import { email as emailSchema, normalisePhone } from '../identity/index.ts';
import type { ReadingField } from './fields.ts';
import { foldedLetters, type Cell } from './layout.ts';
import type { PaperLine } from './paper.ts';
import type { Party } from './parties.ts';
import { readValue, sourceOf, type ReadValue } from './value.ts';

/** An e-mail address or a phone number somewhere in a document, and whose it is. */
export interface Contact {
  readonly cell: Cell;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly party: Party | null;
}

export interface Contacts {
  readonly emails: readonly Contact[];
  readonly phones: readonly Contact[];
}

/** Recognition takes the sign of an e-mail address for others of its form. */
const at = '(?:[QG]\\s?[@©®]|\\s?@\\s?|[©®]|(?<=[a-z\\d])[QG]\\s?(?=[a-z\\d]))';
const emailPattern = new RegExp(`[\\w.+-]+?${at}[\\p{L}\\p{M}\\w-]+(?:\\.[\\p{L}\\p{M}\\w-]+)+`, 'gu');
const phonePattern =
  /(?<![\d,/-][\s-]?)(?:(?:\+|00)48[\s-]?|\(\+?48\)\s?|\+48\s)?(?:\(?\d{2}\)?[\s-]\d{3}[\s-]\d{2}[\s-]\d{2}|\d{3}[\s-]\d{3}[\s-]\d{3}|(?<=(?:tel|kom|mob|phone|\+48)\D{0,14})\d{9}|(?<=^\s*)\d{9}(?=\s*$))(?![\s-]?\d|\s?(?:zł|pln|km))/giu;

/** A number is a phone's where a word, its prefix or its cell says so; groups of digits may be an amount. */
function isPhone(cell: Cell, start: number, value: string): boolean {
  const before = cell.folded.slice(Math.max(0, start - 24), start);
  return (
    /tel|kom\b|kom\.|phone|mobil|infolinia|fax/.test(before) ||
    value.startsWith('+') ||
    /^\(?\d{2,3}\)?[\s-][\d\s-]+$/.test(cell.text)
  );
}

/** An address as it is written; recognition puts marks on its letters, which have none. */
function addressOf(text: string, source: Cell['source']): string {
  const address = text.replace(new RegExp(at), '@');
  return source === 'scan' ? foldedLetters(address) : address;
}

/** The e-mail addresses and phone numbers of a document. Fax numbers are none. */
export function contactsOf(lines: readonly PaperLine[], partyOf: (cell: Cell) => Party | null): Contacts {
  const cells = lines.flatMap((line) => line.cells.map(({ cell }) => cell));
  const emails = cells.flatMap((cell) =>
    [...cell.text.matchAll(emailPattern)].flatMap((match) => {
      const value = emailSchema.safeParse(addressOf(match[0], cell.source)).data;
      const end = match.index + match[0].length;
      return value ? [{ cell, value, start: match.index, end, party: partyOf(cell) }] : [];
    }),
  );
  const phones = cells.flatMap((cell) =>
    [...cell.text.matchAll(phonePattern)].flatMap((match) => {
      const value = normalisePhone(match[0].replaceAll(/[()]/g, ' '));
      const isFax = /fax|faks/.test(cell.folded.slice(Math.max(0, match.index - 12), match.index));
      if (!value || isFax || !isPhone(cell, match.index, match[0])) return [];
      return [{ cell, value, start: match.index, end: match.index + match[0].length, party: partyOf(cell) }];
    }),
  );
  return { emails, phones };
}

/** The first of them that belongs to a party, as a field's value. */
export function contactValue(
  field: ReadingField,
  contacts: readonly Contact[],
  party: Party,
  trust = 0.9,
): ReadValue[] {
  const own = contacts.filter((one) => one.party === party);
  const [best] = own;
  if (!best) return [];
  const hasOthers = own.some(({ value }) => value !== best.value);
  return [
    readValue(field, best.value, sourceOf(best.cell, best.start, best.end, 'RD17'), {
      trust: hasOthers ? trust - 0.15 : trust,
    }),
  ];
}
