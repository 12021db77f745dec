import { fold, usedWords } from '../shared/index.ts';
import { powerInOtherUnit } from './kinds.ts';
import { namedAlike } from './search-words.ts';

/** A range without an end where that is null. */
interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** A car search split into its parts. */
export interface SpokenSearch {
  /** Each word with what else it may be called, folded; a car has one of each. */
  readonly words: readonly (readonly string[])[];
  /** Gross, in whole zloty. */
  readonly price: Range | null;
  /** In KM. */
  readonly power: Range | null;
  readonly year: Range | null;
  /** In kilometres. */
  readonly mileage: Range | null;
  readonly seats: Range | null;
  readonly doors: Range | null;
  readonly carCondition: 'new' | 'used' | null;
  readonly availability: 'readily' | 'production' | null;
}

type Subject = 'price' | 'power' | 'year' | 'mileage' | 'seats' | 'doors';

/** Filler words of a car search, which are ignored; bounds are among them while their number is still being typed. */
const unsaid = new Set(
  'z ze w we i na do od za ponizej powyzej okolo auto auta samochod samochody silnik silnikiem skrzynia skrzynie biegow naped napedem kolor kolorze rok roku rocznik cena cenie with and a in car cars engine gearbox colour year price'.split(
    ' ',
  ),
);

const stated: readonly (readonly [RegExp, Partial<SpokenSearch>])[] = [
  [/(?<!\S)(?:od reki|in stock)(?!\S)/g, { availability: 'readily' }],
  [/(?<!\S)(?:(?:do|na) zamowieni[ae]|z produkcji|to order)(?!\S)/g, { availability: 'production' }],
  [/(?<!\S)(?:now[yaeo](?:go)?|new)(?!\S)/g, { carCondition: 'new' }],
  [/(?<!\S)(?:uzywan\S*|used)(?!\S)/g, { carCondition: 'used' }],
];

const number = String.raw`\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
// the number of seats and doors has one digit: a year may precede "osobowy"
const counted = String.raw`(?<=(?<!\d)\d[ -]?)(?:miejsc|osob|seat|drzwi|door)[a-z]*`;
const unit = String.raw`tys\.?|tysiecy|k|mln|km|koni|kw|hp|zl|pln|roku|rok|${counted}`;
const upTo = 'do|ponizej|max|maks|maksymalnie|najwyzej|up to|under|below|to';
const atLeast = 'od|powyzej|min|minimum|ponad|co najmniej|from|over|above';
const about = String.raw`okolo|ok\.?|circa|ca|about|around`;

/** `od 100 do 150 tys`, `100-150 tys`, `do 150 000 zł`, `od 150 KM`, `2025`, `7-osobowy`. */
const amounts = new RegExp(
  String.raw`(?<!\S)(?:(?<bound>${upTo}|${atLeast}|${about}) )?(?<first>${number})(?:[ -]?(?<unit>${unit})(?![\w]))?(?: ?(?<second>zl|pln|km)(?![\w]))?(?:(?: ?[-–] ?| do | to )(?<last>${number})(?: ?(?<lastUnit>${unit})(?![\w]))?(?: ?(?<lastSecond>zl|pln|km)(?![\w]))?)?(?!\S)`,
  'g',
);

/** Other ways to bound a number, by how the expression above has them. */
const bounds: readonly (readonly [RegExp, string])[] = [
  [/(?<!\S)(?:(?:po)?miedzy|between) (\d.{0,20}?) (?:a|i|and) (?=\d)/g, 'od $1 do '],
  [/(?<!\S)[<≤]=? ?(?=\d)/g, 'do '],
  [/(?<!\S)[>≥]=? ?(?=\d)/g, 'od '],
  [/(?<!\S)[~≈] ?(?=\d)/g, 'okolo '],
];

const factors: Readonly<Record<string, number>> = {
  tys: 1000,
  'tys.': 1000,
  tysiecy: 1000,
  k: 1000,
  mln: 1_000_000,
};

const valueOf = (text: string, factor: string | undefined) =>
  Number(text.replaceAll(' ', '').replace(',', '.')) * (factors[factor ?? ''] ?? 1);

const isYear = (value: number) => Number.isInteger(value) && value >= 2010 && value <= 2100;

/** Engines have less KM than that, and cars have been driven farther. */
const mostPower = 3000;

const isUpTo = (bound: string | undefined) => bound !== undefined && upTo.split('|').includes(bound);
const isAbout = (bound: string | undefined) => bound !== undefined && new RegExp(`^(${about})$`).test(bound);

/** `do 150` means thousands: no car costs 150 zł, and few people limit the power from above. */
const isShortPrice = (values: readonly number[], bound: string | undefined) =>
  (isUpTo(bound) || (bound !== undefined && values.length > 1)) &&
  values.every((value) => value >= 20 && value < 1000);

const hasUnit = (units: readonly (string | undefined)[], from: RegExp) =>
  units.some((one) => one !== undefined && from.test(one));

/** What a number is of; null for one that may be part of a name, such as the model 3008. */
function subjectOf(
  value: number,
  units: readonly (string | undefined)[],
  isBounded: boolean,
): Subject | null {
  if (units.includes('zl') || units.includes('pln')) return 'price';
  if (hasUnit(units, /^(kw|koni|hp)$/)) return 'power';
  if (units.includes('km')) return value > mostPower ? 'mileage' : 'power';
  if (hasUnit(units, /^(miejsc|osob|seat)/)) return 'seats';
  if (hasUnit(units, /^(drzwi|door)/)) return 'doors';
  if (units.includes('rok') || units.includes('roku')) return 'year';
  if (units.some((one) => one !== undefined && one in factors)) return 'price';
  if (isYear(value)) return 'year';
  return isBounded && value >= 10_000 ? 'price' : null;
}

/** How far from a number one is that is about it: a year, or a tenth. */
const marginOf = (subject: Subject, value: number) => (subject === 'year' ? 1 : Math.round(value / 10));

/** Returns the range that one or two numbers describe. */
function rangeOf(subject: Subject, bound: string | undefined, first: number, last: number | null): Range {
  if (last !== null) return { from: Math.min(first, last), to: Math.max(first, last) };
  if (isAbout(bound)) {
    const margin = marginOf(subject, first);
    return { from: first - margin, to: first + margin };
  }
  // an exact price, or mileage, is an upper limit
  if (bound === undefined)
    return { from: subject === 'price' || subject === 'mileage' ? null : first, to: first };
  return isUpTo(bound) ? { from: null, to: first } : { from: first, to: null };
}

type Ranges = Record<Subject, Range | null>;

/** A number of a search, with its bound and its units. */
interface SpokenNumber {
  readonly bound: string | undefined;
  readonly text: string;
  readonly units: readonly (string | undefined)[];
}

const isThousands = (one: string | undefined) => one !== undefined && one in factors;

/** Whether two numbers are of different things: "od 150 KM do 150 tys". */
function areApart(first: SpokenNumber, last: SpokenNumber): boolean {
  const [one, other] = [first, last].map(({ text, units }) =>
    subjectOf(valueOf(text, units[0]), units, true),
  );
  // "2024 do 150 tys": a year has no unit
  if (first.units[0] === undefined) return one === 'year' && other !== 'year';
  return one !== null && other !== null && one !== other;
}

/** Adds the meaning of one or two numbers to the ranges found so far. @returns whether it was understood */
function understand(first: SpokenNumber, last: SpokenNumber | null, ranges: Ranges): boolean {
  const units = [...first.units, ...(last?.units ?? [])];
  // of "100-150 tys" both are thousands
  const plain = [first, ...(last ? [last] : [])].map(({ text }) => valueOf(text, undefined));
  const isShort = units.every((one) => one === undefined) && isShortPrice(plain, first.bound);
  const factor = isShort ? 'tys' : units.find(isThousands);
  const from = valueOf(first.text, isThousands(first.units[0]) ? first.units[0] : factor);
  const ends = last && valueOf(last.text, isThousands(last.units[0]) ? last.units[0] : factor);
  const subject = isShort ? 'price' : subjectOf(from, units, first.bound !== undefined || ends !== null);
  if (subject === null) return false;
  const inKm = (value: number) =>
    subject === 'power' && units.includes('kw') ? powerInOtherUnit(value, 'kW') : value;
  const range = rangeOf(subject, first.bound, inKm(from), ends === null ? null : inKm(ends));
  const before = ranges[subject];
  ranges[subject] = { from: range.from ?? before?.from ?? null, to: range.to ?? before?.to ?? null };
  return true;
}

/** Removes number expressions from a text and collects their ranges. @returns the remaining text */
function extractRanges(text: string, ranges: Ranges): string {
  return text.replaceAll(amounts, (whole: string, ...rest: unknown[]) => {
    // the groups come last, and are those of the expression
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const { bound, first = '', last } = groups;
    const from: SpokenNumber = { bound, text: first, units: [groups['unit'], groups['second']] };
    if (last === undefined) return understand(from, null, ranges) ? ' ' : whole;
    const ends: SpokenNumber = { bound: 'do', text: last, units: [groups['lastUnit'], groups['lastSecond']] };
    if (!areApart(from, ends)) return understand(from, ends, ranges) ? ' ' : whole;
    const isUnderstood = [from, ends].map((one) => understand(one, null, ranges));
    return isUnderstood.every(Boolean) ? ' ' : whole;
  });
}

/**
 * Parses a search in everyday language: "octavia kombi automat do 150 tys" is three words and a price. Unrecognised
 * text remains a word. Rule CC17.
 */
export function spokenSearch(search: string): SpokenSearch {
  let left = ` ${fold(search).replaceAll(/[,;](?!\d)|\s+/g, ' ')} `;
  let found: Partial<SpokenSearch> = {};
  for (const [expression, meaning] of stated) {
    left = left.replaceAll(expression, () => {
      found = { ...found, ...meaning };
      return ' ';
    });
  }
  for (const [expression, usual] of bounds) left = left.replaceAll(expression, usual);
  const ranges: Ranges = { price: null, power: null, year: null, mileage: null, seats: null, doors: null };
  left = extractRanges(left.replaceAll(/ {2,}/g, ' '), ranges);
  const words = usedWords(left.split(' ').filter((word) => word !== '' && !unsaid.has(word))).map(
    (word) => namedAlike(word) ?? [word],
  );
  return {
    words,
    ...ranges,
    carCondition: found.carCondition ?? null,
    availability: found.availability ?? null,
  };
}
