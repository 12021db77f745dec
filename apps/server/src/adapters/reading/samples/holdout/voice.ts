import type { Random } from '../generator/random.ts';
import type { WordKey } from './wording-pl.ts';
import { wording, type Language } from './wording.ts';

/** How one document writes: its language, its words, its numbers, days and phones. */
export interface Voice {
  readonly language: Language;
  /** Which amounts it prints of what bears VAT, and where it says so. */
  readonly basis: Basis;
  /** Where the percentages of the initial payment and of the buy-out are. */
  readonly share: Share;
  readonly say: (key: WordKey) => string;
  /** Chooses between a Polish and an English text. */
  readonly in: (polish: string, english: string) => string;
  readonly money: (amount: string) => string;
  /** Of a price in whole złoty perhaps without the two zeros. */
  readonly price: (amount: string) => string;
  /** Without its currency. */
  readonly bare: (amount: string) => string;
  readonly percent: (value: string) => string;
  readonly months: (count: number) => string;
  /** What the name of a term has where its value has no unit. */
  readonly monthsUnit: string;
  /** The text in the letters that the document's names have. */
  readonly cased: (text: string) => string;
  /** A number below which a choice that is the same all over the document is made, 0 to 1. */
  readonly habit: number;
  readonly km: (count: number) => string;
  readonly day: (iso: string) => string;
  readonly phone: (nine: string) => string;
  readonly nip: (ten: string) => string;
  readonly yesNo: (isIn: boolean) => string;
}

export const bases = ['label', 'bracket', 'unit', 'suffix', 'note', 'unmarked', 'gross', 'both'] as const;
export type Basis = (typeof bases)[number];
const shares = ['none', 'after', 'before', 'in-label', 'own-row', 'only'] as const;
export type Share = (typeof shares)[number];

const thousands = (whole: string, sign: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, sign);

const monthsOf = {
  pl: [
    'stycznia',
    'lutego',
    'marca',
    'kwietnia',
    'maja',
    'czerwca',
    'lipca',
    'sierpnia',
    'września',
    'października',
    'listopada',
    'grudnia',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;

function dayWriter(random: Random, language: Language): Voice['day'] {
  const way = random.pick(
    language === 'pl'
      ? ['dots', 'dots', 'dots-r', 'iso', 'words', 'slashes', 'dashes']
      : ['iso', 'words', 'dots'],
  );
  return (iso) => {
    const [year = '', month = '', day = ''] = iso.split('-');
    switch (way) {
      case 'iso':
        return iso;
      case 'words':
        return `${Number(day)} ${monthsOf[language][Number(month) - 1] ?? ''} ${year}`;
      case 'slashes':
        return `${day}/${month}/${year}`;
      case 'dashes':
        return `${day}-${month}-${year}`;
      default:
        return `${day}.${month}.${year}${way === 'dots-r' ? ' r.' : ''}`;
    }
  };
}

function termWriter(random: Random, language: Language): Pick<Voice, 'months' | 'monthsUnit'> {
  const unit = random.pick(
    language === 'pl'
      ? [' miesięcy', ' mies.', ' m-cy', ' mc', ' m-ce', '', ' miesięcy', 'years']
      : [' months', ' mths', '', ' months'],
  );
  const monthsUnit =
    unit === ''
      ? language === 'pl'
        ? random.pick([' (mies.)', ' [mies.]', ' (w miesiącach)'])
        : ' (months)'
      : '';
  const months = (count: number) => {
    if (unit === 'years' && count % 12 === 0)
      return `${count / 12} ${count === 12 ? 'rok' : count < 60 ? 'lata' : 'lat'}`;
    if (unit === 'years' || unit === ' miesięcy' || unit === ' months') {
      const last = count % 10;
      const isFew = last > 1 && last < 5 && (count < 10 || count > 20);
      if (language === 'pl') return `${count} ${count === 1 ? 'miesiąc' : isFew ? 'miesiące' : 'miesięcy'}`;
      return `${count} month${count === 1 ? '' : 's'}`;
    }
    return `${count}${unit}`;
  };
  return { months, monthsUnit };
}

function phoneWriter(random: Random): Voice['phone'] {
  const way = random.pick(['threes', 'plus', 'plus-whole', 'dashes', 'whole', 'brackets', 'zeros']);
  return (nine) => {
    const threes = [nine.slice(0, 3), nine.slice(3, 6), nine.slice(6)];
    const isTown = /^(?:22|71|58)/.test(nine);
    if (isTown && way === 'brackets')
      return `(${nine.slice(0, 2)}) ${nine.slice(2, 5)} ${nine.slice(5, 7)} ${nine.slice(7)}`;
    if (isTown && way !== 'whole')
      return `${way === 'threes' ? '' : '+48 '}${nine.slice(0, 2)} ${nine.slice(2, 5)} ${nine.slice(5, 7)} ${nine.slice(7)}`;
    if (way === 'plus') return `+48 ${threes.join(' ')}`;
    if (way === 'plus-whole') return `+48${nine}`;
    if (way === 'dashes') return threes.join('-');
    if (way === 'zeros') return `0048 ${threes.join(' ')}`;
    return way === 'whole' ? nine : threes.join(' ');
  };
}

/** Draws how a document writes. */
export function drawVoice(
  random: Random,
  wished: { isPrivate: boolean; isRent: boolean; share?: readonly Share[]; language?: Language },
): Voice {
  const language = wished.language ?? (random.chance(0.16) ? 'en' : 'pl');
  const isPl = language === 'pl';
  const chosen = new Map<WordKey, string>();
  const basis = wished.isPrivate
    ? 'gross'
    : random.pick(bases.filter((one) => one !== 'gross' || random.chance(0.4)));
  const letters = random.pick(['as-is', 'as-is', 'as-is', 'as-is', 'as-is', 'upper', 'lower']);
  const [group, point] = isPl
    ? random.pick([
        [' ', ','],
        [' ', ','],
        [' ', ','],
        ['\u00A0', ','],
        ['\u202F', ','],
        ['.', ','],
        ['', ','],
        ['', '.'],
        [' ', '.'],
      ] as const)
    : random.pick([
        [',', '.'],
        [',', '.'],
        [' ', '.'],
        ['', '.'],
      ] as const);
  const currency =
    basis === 'unit'
      ? ''
      : isPl
        ? random.pick([' zł', ' zł', ' PLN', 'zł', ' PLN', ''])
        : random.pick([' PLN', 'PLN ', ' PLN', '']);
  const isTight = random.chance(0.6);
  const decimals = random.pick([null, null, null, 2, 1] as const);
  const nipWay = random.pick(['whole', 'whole', '3-3-2-2', '3-2-2-3', 'spaces', 'PL', 'PL ']);
  const kmSign = random.pick(isPl ? [' ', ' ', '', '.', '\u00A0'] : [',', ' ', '']);
  const words = random.pick<readonly [string, string]>(
    isPl
      ? [
          ['TAK', 'NIE'],
          ['tak', 'nie'],
          ['w cenie', 'brak'],
          ['zawarte w racie', 'poza ofertą'],
          ['wliczone', 'niewliczone'],
          ['Tak', 'Nie'],
          ['+', '–'],
        ]
      : [
          ['included', 'not included'],
          ['Yes', 'No'],
          ['YES', 'NO'],
          ['+', '–'],
        ],
  );
  // a rental is no lease
  const wordsOf = (key: WordKey) =>
    wording[language][key].filter((word) => !wished.isRent || !/leas|lsg/i.test(word));
  const cased = (word: string) => {
    if (letters === 'upper') return word.toUpperCase();
    return letters === 'lower' && /^\p{Lu}\p{Ll}/u.test(word)
      ? word.charAt(0).toLowerCase() + word.slice(1)
      : word;
  };
  const isShort = random.chance(0.25);
  const withCurrency = (text: string) => (currency === 'PLN ' ? `PLN ${text}` : `${text}${currency}`);
  const bare = (amount: string) => {
    const [whole = '', part = '00'] = amount.split('.');
    return `${thousands(whole, group)}${point}${part}`;
  };
  return {
    language,
    basis,
    share: random.pick(
      wished.share ?? shares.filter((one) => one !== 'only' || (basis !== 'gross' && basis !== 'both')),
    ),
    say: (key) => {
      const word = chosen.get(key) ?? random.pick(wordsOf(key));
      chosen.set(key, word);
      return cased(word);
    },
    cased,
    habit: random.next(),
    in: (polish, english) => (isPl ? polish : english),
    bare,
    money: (amount) => withCurrency(bare(amount)),
    price: (amount) =>
      withCurrency(isShort && amount.endsWith('.00') ? thousands(amount.slice(0, -3), group) : bare(amount)),
    percent: (value) => {
      const text =
        decimals === null
          ? value
          : Number(value).toFixed(decimals === 1 && value.includes('.') ? 2 : decimals);
      return `${isPl && point === ',' ? text.replace('.', ',') : text}${isTight ? '' : ' '}%`;
    },
    ...termWriter(random, language),
    km: (count) => `${thousands(String(count), kmSign)} km`,
    day: dayWriter(random, language),
    phone: phoneWriter(random),
    nip: (ten) => {
      if (nipWay === '3-3-2-2') return ten.replace(/^(...)(...)(..)(..)$/, '$1-$2-$3-$4');
      if (nipWay === '3-2-2-3') return ten.replace(/^(...)(..)(..)(...)$/, '$1-$2-$3-$4');
      if (nipWay === 'spaces') return ten.replace(/^(...)(...)(..)(..)$/, '$1 $2 $3 $4');
      return nipWay === 'whole' ? ten : `${nipWay}${ten}`;
    },
    yesNo: (isIn) => words[isIn ? 0 : 1],
  };
}
