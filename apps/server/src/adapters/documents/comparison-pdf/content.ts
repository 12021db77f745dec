import {
  assumptions,
  compareQuotes,
  comparisonRows,
  comparisonSections,
  type Conditions,
  type Quote,
  type RowName,
  type Shown,
} from '@szansa/domain/bank-comparison';
import { comparisonWords, formatDate } from '@szansa/domain/language';

import { letterOf, type Letter, type LetterInput } from '../letter.ts';
import { comparisonPdfTexts } from './texts.ts';

/** How a bank looks, by the name of its quotes. */
export interface BankLook {
  readonly name: string;
  /** `#rrggbb` */
  readonly color: string | null;
  /** A PNG or JPEG. */
  readonly logo: Uint8Array | null;
}

/** What a comparison's PDF is made from: who and for whom, and what was saved. */
export interface ComparisonPdfInput extends LetterInput {
  /** What is compared, as its author calls it. */
  readonly subject: string;
  readonly quotes: readonly Quote[];
  /** Of banks that are known by more than their names. */
  readonly looks: readonly BankLook[];
  readonly basis: Conditions | null;
  readonly shown: Shown;
}

export interface ComparisonPdfCell {
  readonly text: string;
  /** Differs from that of the best bank. */
  readonly isMarked: boolean;
}

export interface ComparisonPdfSection {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly cells: readonly ComparisonPdfCell[] }[];
}

export interface ComparisonPdfBank extends BankLook {
  /** Recommended, best. */
  readonly notes: readonly string[];
  readonly isPromoted: boolean;
}

/** Every word and number as it stands on the page. */
export interface ComparisonPdfContent extends Letter {
  readonly subject: string;
  readonly banks: readonly ComparisonPdfBank[];
  readonly sections: readonly ComparisonPdfSection[];
  /** What was counted on what, and assumed of whom. */
  readonly notes: readonly string[];
}

/** Puts a comparison into the words and formats of its language: the same rows as the screen's. */
export function comparisonPdfContent(input: ComparisonPdfInput): ComparisonPdfContent {
  const { language, subject, quotes, looks, basis, shown } = input;
  const texts = comparisonPdfTexts[language];
  const words = comparisonWords(language);
  const comparison = compareQuotes(quotes, shown.startsOn, basis);
  const rows = comparisonRows(comparison, shown);
  const common = comparison.basis;
  const amount = (value: string, name: RowName) => words.value(value, name, 'net');
  return {
    ...letterOf(input, { title: texts.title, smallPrint: texts.smallPrint }),
    subject,
    banks: comparison.quotes.map(({ quote, isBest }) => ({
      ...(looks.find(({ name }) => name === quote.bankName) ?? {
        name: quote.bankName,
        color: null,
        logo: null,
      }),
      isPromoted: quote.isPromoted,
      notes: [...(quote.isPromoted ? [words.promoted] : []), ...(isBest ? [words.best] : [])],
    })),
    sections: comparisonSections.flatMap((section) => {
      const own = rows.filter((row) => row.section === section);
      if (own.length === 0) return [];
      return [
        {
          title: words.section[section],
          rows: own.map(({ name, unit, cells }) => ({
            label: words.row(name, unit),
            cells: cells.map(({ value, deviation, isAssumed }) => ({
              text: `${words.value(value, name, unit)}${isAssumed ? ' *' : ''}`,
              isMarked: deviation !== null,
            })),
          })),
        },
      ];
    }),
    notes: [
      texts.basis({
        vehicleValue: amount(common.vehicleValue, 'vehicleValue'),
        initialPayment: amount(common.initialPayment, 'initialPayment'),
        months: common.numberOfInstallments,
        buyoutPrice: amount(common.buyoutPrice, 'buyoutPrice'),
        startsOn: formatDate(shown.startsOn, language),
      }),
      ...(shown.drive === null ? [] : [texts.taxes]),
      ...assumptions
        .filter((assumption) => comparison.quotes.some(({ assumed }) => assumed.includes(assumption)))
        .map((assumption) => `* ${words.assumption[assumption]}`),
    ],
  };
}
