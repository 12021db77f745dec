import {
  isKrs,
  isPostCode,
  isRegon,
  nipProblem,
  normaliseKrs,
  normaliseRegon,
  peselProblem,
} from '../identity/index.ts';
import { mended } from './numbers.ts';

/** An identifier read in a text. */
export interface ReadId {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** Whether its check digit is right; `null` where it has none. */
  readonly isRight: boolean | null;
}

export type IdKind = 'nip' | 'pesel' | 'regon' | 'krs';

const lengths: Readonly<Record<IdKind, readonly number[]>> = {
  nip: [10],
  pesel: [11],
  regon: [14, 9],
  krs: [10],
};

const checks: Readonly<Record<IdKind, (digits: string) => boolean | null>> = {
  nip: (digits) => nipProblem(digits) === null,
  pesel: (digits) => peselProblem(digits) === null,
  regon: (digits) => isRegon(digits),
  krs: (digits) => (isKrs(digits) ? null : false),
};

/** Digits that recognition takes for each other. */
const likeDigits: Readonly<Record<string, string>> = {
  0: '8',
  1: '7',
  3: '8',
  4: '9',
  5: '6',
  6: '58',
  7: '1',
  8: '03',
  9: '4',
};

/** The only number with a right check digit that differs by one digit of a similar form; null for none and for several. */
function likeliest(digits: string, kind: IdKind): string | null {
  const near = Array.from(digits).flatMap((digit, at) =>
    Array.from(likeDigits[digit] ?? '', (other) => digits.slice(0, at) + other + digits.slice(at + 1)),
  );
  const right = near.filter((one) => checks[kind](one) === true);
  const [only, second] = right;
  return only !== undefined && second === undefined ? only : null;
}

/**
 * Returns an identifier that was recognised in a picture with the digit put right that its check digit is wrong for;
 * null where that is none, or may be several. What is put right may be wrong: it is never proved. Rule RD38.
 */
export function mendedId(id: ReadId, kind: IdKind): ReadId | null {
  if (id.isRight !== false) return null;
  const value = likeliest(id.value, kind);
  return value === null ? null : { ...id, value };
}

/**
 * Returns the identifier of a kind at the start of a text, without dashes and spaces. Letters that text recognition
 * confused with digits are converted where the check digit confirms it. Rule RD18.
 */
export function idIn(text: string, from: number, kind: IdKind): ReadId | null {
  const match = /^[\s:.)#-]*(?:nr\s*)?(?:PL\s?)?((?:[0-9OolISB][\s\-–]?){8,20})/u.exec(text.slice(from));
  const written = match?.[1];
  if (!match || written === undefined) return null;
  const signs = Array.from(written).filter((sign) => /[0-9OolISB]/.test(sign));
  for (const length of lengths[kind]) {
    if (signs.length < length) continue;
    const raw = signs.slice(0, length).join('');
    const digits = mended(raw);
    const isRight = checks[kind](digits);
    const isMended = digits !== raw;
    if (isMended && isRight !== true) continue;
    if (signs.length > length && isRight !== true) continue;
    const value = kind === 'regon' ? normaliseRegon(digits) : kind === 'krs' ? normaliseKrs(digits) : digits;
    const start = from + match[0].length - written.length;
    return { value, start, end: start + written.trimEnd().length, isRight };
  }
  return null;
}

export interface ReadAddress {
  readonly postCode: string;
  readonly city: string;
  readonly start: number;
  readonly cityStart: number;
  readonly end: number;
}

/** The post code and town in a text. */
export function addressIn(text: string): ReadAddress | null {
  const match =
    /(?<![\d-])(\d{2}\s?[-–]\s?\d{3}|(?<=,\s)\d{2}\s\d{3})(?![\d-])[\s,]+(\p{Lu}[\p{L}.'-]*(?:[ -]\p{Lu}[\p{L}.'-]*|\s(?:nad|pod|koło|k\.)(?=\s))*)/u.exec(
      text,
    );
  const [whole, code = '', city = ''] = match ?? [];
  const postCode = code.replace(/^(\d{2})\D+(\d{3})$/, '$1-$2');
  if (!match || whole === undefined || !isPostCode(postCode)) return null;
  const name = city.replace(/[.,\s]+$/, '');
  const cityStart = match.index + whole.length - city.length;
  return { postCode, city: name, start: match.index, cityStart, end: cityStart + name.length };
}

/** A vehicle identification number has no I, O and Q: what is read as one of them is the digit. Rule RD18. */
export function vinIn(text: string): ReadId | null {
  const match = /(?<![\p{L}\d])[A-Z0-9]{17}(?![\p{L}\d])/u.exec(text.toUpperCase());
  if (!match || !/\d{3}/.test(match[0]) || !/[A-Z]/.test(match[0])) return null;
  const value = match[0].replaceAll(/[OQ]/g, '0').replaceAll('I', '1');
  return { value, start: match.index, end: match.index + 17, isRight: value === match[0] ? null : false };
}

const legalForm =
  /(?<!\p{L})(?:sp(?:\.|ółka|olka)? ?z ?o\.? ?o|sp\.? ?[jk]\b|s\. ?a\b|s\. ?c\b|p\. ?s\. ?a\b|spółka|spolka|fundacja|stowarzyszenie|przedsiębiorstwo|zakład|firma|ltd|limited|gmbh|llc|inc\b)/iu;

/** Whether a name is a firm's by its words. */
export function isFirmName(name: string): boolean {
  return legalForm.test(name);
}

const personPattern = /^\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)? \p{Lu}[\p{L}]+(?:[- ]{1,3}\p{Lu}[\p{L}]+)?$/u;

/** A person's names, the given one before; `null` for what is no person's name. */
export function personIn(name: string): { firstName: string; lastName: string } | null {
  const bare = name.replace(/^(?:(?:pani?|mr|mrs|ms|mgr|inż|dr)\.? )+/i, '').trim();
  if (!personPattern.test(bare) || isFirmName(bare)) return null;
  const names = bare.split(' ');
  return { firstName: names.slice(0, -1).join(' '), lastName: names.at(-1) ?? '' };
}

/** A firm's name as far as its legal form: words with capitals, and small words between them. */
const firm =
  /(?:\p{Lu}[\p{L}\d&.'-]*|\d+[A-Z]\w*)(?: (?:[\p{Lu}\d][\p{L}\d&.'-]*|i|&|-|–))*? (?:(?:[Ss][Pp]\.?|[Ss]półka|SPÓŁKA) ?[Zz] ?[Oo]\.? ?[Oo]\.?|[Ss]\.? ?[Cc]\.|[Ss]\.? ?[Aa](?:\.|(?![\p{L}\d]))|[Ss][Pp]\.? ?[JjKk]\.?(?![\p{L}])|Ltd\.?|Limited)/u;

/** How many letters of a text are searched for a firm's name. */
const firmWithin = 400;

/** The first firm that a text names, and where. */
export function firmIn(text: string): { name: string; start: number; end: number } | null {
  const match = firm.exec(text.slice(0, firmWithin));
  if (!match) return null;
  return { name: match[0], start: match.index, end: match.index + match[0].length };
}

const lessor = /leas|lizing|bank|finan|rent|fleet|flota|najem|mobility/;

/** A firm's name with the spaces and dots of its legal form, which recognition loses. */
export function withLegalForm(name: string): string {
  return name
    .replace(/(?<=\s)(sp)(?!\. z o\.o\.$)\.?\s?z\s?[o0]\.?\s?[o0]\.?$/i, '$1. z o.o.')
    .replace(/(?<=\s)(sp)\.?\s?([jk])\.?$/i, '$1. $2.')
    .replace(/(?:s\. ?a|s\. ?c)$/i, '$&.');
}

/** Whether a firm's name is that of a bank, a lessor or a firm that rents out vehicles. */
export const isLessorName = (name: string): boolean => lessor.test(name.toLowerCase());
