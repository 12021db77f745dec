import type { QuoteLanguage } from './labels.ts';
import type { Random } from './random.ts';

/** How a document writes numbers, days and phones. */
export interface Way {
  readonly money: (amount: string) => string;
  readonly percent: (value: string) => string;
  readonly months: (count: number) => string;
  readonly kilometres: (count: number) => string;
  readonly nip: (digits: string) => string;
  readonly day: 'dots' | 'iso' | 'words' | 'dashes';
  readonly phone: 'threes' | 'plus' | 'dashes' | 'whole';
}

const grouped = (digits: string, sign: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, sign);

export function wayOf(random: Random, language: QuoteLanguage): Way {
  const isEnglish = language === 'en';
  const [group, point] = isEnglish
    ? ([',', '.'] as const)
    : random.pick([
        [' ', ','],
        [' ', ','],
        ['\u00a0', ','],
        ['.', ','],
        ['', ','],
        ['\u202f', ','],
      ] as const);
  const mark = isEnglish ? 'PLN' : random.pick([' zł', ' zł', ' PLN', '']);
  const places = random.pick([0, 2]);
  const month = random.pick([' miesięcy', ' mies.', ' m-cy', ' miesięcy']);
  const nip = random.pick(['whole', 'dashes', 'dashes2', 'prefixed'] as const);
  return {
    money: (amount) => {
      const [whole = '', fraction = ''] = amount.split('.');
      const written = `${grouped(whole, group)}${point}${fraction}`;
      return isEnglish ? `PLN ${written}` : `${written}${mark}`;
    },
    percent: (value) => {
      const written = places === 0 ? value : Number(value).toFixed(2);
      return `${isEnglish ? written : written.replace('.', ',')}${isEnglish ? '' : random.pick(['', ' '])}%`;
    },
    months: (count) => `${count}${month}`,
    kilometres: (count) => `${grouped(String(count), isEnglish ? ',' : ' ')} km`,
    nip: (digits) => {
      if (nip === 'dashes') return digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');
      if (nip === 'dashes2') return digits.replace(/^(\d{3})(\d{2})(\d{2})(\d{3})$/, '$1-$2-$3-$4');
      return nip === 'prefixed' ? `PL${digits}` : digits;
    },
    day: isEnglish ? random.pick(['iso', 'words']) : random.pick(['dots', 'dots', 'iso', 'words', 'dashes']),
    phone: random.pick(['threes', 'plus', 'dashes', 'whole']),
  };
}

const monthNames = {
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

export function dayText(
  day: string,
  { day: way, language }: Way & { readonly language: QuoteLanguage },
): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (way === 'iso') return day;
  if (way === 'words') return `${Number(date)} ${monthNames[language][Number(month) - 1] ?? ''} ${year}`;
  return [date, month, year].join(way === 'dots' ? '.' : '-');
}

export function groupedPhone(digits: string, { phone }: Way): string {
  const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (phone === 'plus') return `+48 ${a} ${b} ${c}`;
  if (phone === 'dashes') return `${a}-${b}-${c}`;
  return phone === 'whole' ? `+48${digits}` : `${a} ${b} ${c}`;
}
