import {
  assumptions,
  comparisonSections,
  rentAssumptions,
  shownComparison,
  type Compared,
  type RowName,
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
  readonly compared: Compared;
  /** Of banks that are known by more than their names. */
  readonly looks: readonly BankLook[];
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

/** All texts and numbers of the page, already formatted. */
export interface ComparisonPdfContent extends Letter {
  readonly subject: string;
  readonly banks: readonly ComparisonPdfBank[];
  readonly sections: readonly ComparisonPdfSection[];
  /** What was counted on what, and assumed of whom. */
  readonly notes: readonly string[];
}

/** Puts a comparison into the words and formats of its language: the same rows as the screen's. */
export function comparisonPdfContent(input: ComparisonPdfInput): ComparisonPdfContent {
  const { language, subject, looks, compared } = input;
  const texts = comparisonPdfTexts[language];
  const words = comparisonWords(language);
  const { banks, rows, taxLimit, basis, rentBasis, unshared } = shownComparison(compared);
  const amount = (value: string, name: RowName) => words.value(value, name, 'net');
  const taxes = compared.kind === 'rent' ? words.rentTaxes : texts.taxes;
  const sentences = new Set([...assumptions, ...rentAssumptions]);
  return {
    ...letterOf(input, { title: texts.title[compared.kind], smallPrint: texts.smallPrint[compared.kind] }),
    subject,
    banks: banks.map(({ bankName, isPromoted, isBest }) => ({
      ...(looks.find(({ name }) => name === bankName) ?? { name: bankName, color: null, logo: null }),
      isPromoted,
      notes: [...(isPromoted ? [words.promoted] : []), ...(isBest ? [words.best] : [])],
    })),
    sections: comparisonSections.flatMap((section) => {
      const own = rows.filter((row) => row.section === section);
      if (own.length === 0) return [];
      return [
        {
          title: words.title(section, taxLimit),
          rows: own.map(({ name, unit, cells }) => ({
            label: words.row(name, unit),
            cells: cells.map(({ value, deviation, isAssumed, paid }) => ({
              text: [words.value(value, name, unit), isAssumed && '*', paid && words.cost.mark[paid]]
                .filter(Boolean)
                .join(' '),
              isMarked: deviation !== null,
            })),
          })),
        },
      ];
    }),
    notes: [
      ...(basis
        ? [
            `${texts.basis({
              vehicleValue: amount(basis.vehicleValue, 'vehicleValue'),
              initialPayment: amount(basis.initialPayment, 'initialPayment'),
              months: basis.numberOfInstallments,
              buyoutPrice: amount(basis.buyoutPrice, 'buyoutPrice'),
              startsOn: formatDate(compared.startsOn, language),
            })} ${texts.marks}`,
          ]
        : []),
      ...(rentBasis ? [`${words.rentBasis(rentBasis)} ${texts.marks}`] : []),
      ...(rows.some(({ section }) => section === 'taxes') ? [taxes] : []),
      ...(rows.some(({ section }) => section === 'costs') ? [words.cost.note[compared.kind]] : []),
      ...words.cost.unshared(unshared),
      ...[...sentences]
        .filter((assumption) => banks.some(({ assumed }) => assumed.includes(assumption)))
        .map((assumption) => `* ${words.assumption[assumption]}`),
    ],
  };
}
