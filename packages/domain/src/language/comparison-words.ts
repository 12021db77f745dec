import type { Language } from '../account/index.ts';
import type { ComparisonSection, CostRow, RentBasis, RowName, RowUnit } from '../bank-comparison/index.ts';
import { comparisonTexts, type ComparisonTexts } from './comparison-texts.ts';
import { costWords, type CostWords } from './cost-words.ts';
import { formatMoney, formatNumber, formatWholeMoney } from './formats.ts';
import { labelsEn } from './labels.en.ts';
import { labelsPl } from './labels.pl.ts';
import { rentServiceNames } from './rent-offer-sheet.ts';

type Named =
  | 'section'
  | 'taxes'
  | 'rows'
  | 'share'
  | 'taxCost'
  | 'carShare'
  | 'points'
  | 'included'
  | 'rentBasis';

/** Words shared by the screen and the PDF of a bank comparison. */
export interface ComparisonWords extends Omit<ComparisonTexts, Named> {
  /** The heading of a section; `taxLimit` is the limit that applies to the car. */
  readonly title: (section: ComparisonSection, taxLimit: string | null) => string;
  /** Names of rows, each with whether VAT is in its amounts. */
  readonly row: (name: RowName, unit: RowUnit) => string;
  readonly cost: CostWords;
  /** What rents were counted on. */
  readonly rentBasis: (basis: RentBasis) => string;
  /** A value as a cell shows it; a dash for nothing. Signed where it is a difference. */
  readonly value: (value: string | null, name: RowName, unit: RowUnit) => string;
}

const signed = new Set<RowName>([
  'difference',
  'fromRate',
  'fromCosts',
  'fromConditions',
  'monthlyDifference',
]);
const nothing = '–';

function twoPlaces(value: string, language: Language): string {
  const format = new Intl.NumberFormat(language === 'pl' ? 'pl-PL' : 'en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${format.format(Number(value))}%`;
}

function pointsOf(points: string, unit: string, language: Language): string {
  const format = new Intl.NumberFormat(language === 'pl' ? 'pl-PL' : 'en-GB', {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  return `${format.format(Number(points))} ${unit}`;
}

const isCost = (name: RowName): name is CostRow => name.startsWith('cost.');

function worded(words: ComparisonTexts, language: Language): ComparisonWords {
  const {
    section: sections,
    taxes,
    rows,
    share,
    taxCost,
    carShare,
    points,
    included,
    rentBasis,
    ...rest
  } = words;
  const cost = costWords(language);
  const labels = language === 'pl' ? labelsPl : labelsEn;
  const named: Readonly<Record<string, string>> = rows;
  const ofWord: Readonly<Record<string, string>> = { ...words.due, ...labels.intrestRateType, included };
  const services: Readonly<Record<string, string>> = rentServiceNames(language);
  function nameOf(name: RowName): string {
    if (isCost(name)) return cost.row(name);
    const [kind = '', ...parts] = name.split('.');
    const part = parts.join('.');
    if (kind === 'taxShare') return share[part] ?? name;
    if (kind === 'taxCost') return taxCost[part] ?? name;
    if (kind === 'carShare') return carShare[part] ?? name;
    if (kind === 'service') return services[part] ?? name;
    if (kind === 'stripMonthly' || kind === 'stripSum') return pointsOf(part, points, language);
    return named[kind] ?? name;
  }
  return {
    ...rest,
    cost,
    title: (section, taxLimit) =>
      section === 'taxes'
        ? taxes(taxLimit === null ? nothing : formatWholeMoney(taxLimit, language))
        : sections[section],
    row: (name, unit) => [nameOf(name), words.unit[unit]].filter(Boolean).join(', '),
    rentBasis: ({ numberOfInstallments, yearlyMileage }) =>
      rentBasis(
        String(numberOfInstallments),
        yearlyMileage === null ? null : formatNumber(yearlyMileage, language),
      ),
    value: (value, name, unit) => {
      if (value === null) return nothing;
      if (unit === 'percent') return twoPlaces(value, language);
      if (unit === 'word') return ofWord[value] ?? value;
      if (unit === 'months') return value;
      if (unit === 'km') return formatNumber(Number(value), language);
      const amount = formatMoney(value, language);
      return signed.has(name) && Number(value) > 0 ? `+${amount}` : amount;
    },
  };
}

const inLanguages = { pl: worded(comparisonTexts.pl, 'pl'), en: worded(comparisonTexts.en, 'en') };

/** The words of bank comparisons in a language. */
export function comparisonWords(language: Language): ComparisonWords {
  return inLanguages[language];
}
