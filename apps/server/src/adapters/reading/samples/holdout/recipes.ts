import {
  blocksOf,
  contract,
  dealerOffer,
  inColumn,
  inColumns,
  letter,
  mail,
  sidebar,
  summary,
  withSchedule,
  withSums,
  withVariants,
  type Make,
} from './compositions.ts';
import { feet, head } from './frame.ts';
import type { Family } from './paper.ts';
import { report } from './report.ts';
import { anySetter, cards, fourCells, headed, leaders, listed, paragraph, rows } from './setters.ts';
import { gridded } from './tables.ts';
import { variantBlocks, variantColumns, variantRows } from './variants.ts';

export interface Recipe {
  readonly types: readonly ('leasing' | 'rent_long_term' | 'rent_short_term')[];
  readonly family?: Family;
  /** Whether amounts are in a table of their own, so that names need no word on VAT. */
  readonly hasSums?: boolean;
  readonly make: Make;
}

const anyType = ['leasing', 'leasing', 'leasing', 'rent_long_term', 'rent_short_term'] as const;
const lease = ['leasing'] as const;
const rent = ['rent_long_term', 'rent_long_term', 'rent_short_term'] as const;

/** The ways in which whole documents are laid out. */
export const recipes = {
  form: {
    types: anyType,
    make: inColumn(({ random }) =>
      rows({ share: random.pick([0.38, 0.46]), mark: random.pick([':', '']), isBold: random.chance(0.3) }),
    ),
  },
  'right-aligned': {
    types: anyType,
    make: inColumn(({ random }) =>
      rows({ share: 0.6, align: 'right', lines: random.pick(['none', 'under', 'zebra']) }),
    ),
  },
  boxes: {
    types: anyType,
    make: inColumn(({ random }) =>
      rows({
        share: random.pick([0.4, 0.5]),
        lines: 'boxes',
        pad: random.int(2, 4),
        align: random.pick(['left', 'right']),
      }),
    ),
  },
  'four-cells': {
    types: anyType,
    make: inColumn(({ random }) =>
      fourCells({ isGreyName: random.chance(0.6), isAcross: random.chance(0.6) }),
    ),
  },
  'dot-leaders': { types: anyType, make: inColumn(({ random }) => leaders(random.pick(['.', '. ', '_']))) },
  list: {
    types: anyType,
    make: inColumn(({ random }) =>
      listed({
        before: random.pick(['none', 'bullet', 'number', 'letter']),
        between: random.pick([': ', ' – ', ' = ', ':']),
      }),
    ),
  },
  headed: { types: anyType, make: inColumn(({ random }) => headed({ isGrey: random.chance(0.7) })) },
  cards: {
    types: anyType,
    make: inColumn(({ random }) =>
      cards({
        perRow: random.int(2, 4),
        isBoxed: random.chance(0.6),
        isNameBelow: random.chance(0.3),
        isLarge: random.chance(0.4),
      }),
    ),
  },
  'run-text': { types: anyType, make: inColumn(({ random }) => paragraph(random.pick([', ', '; ', ' | ']))) },
  spreadsheet: {
    types: anyType,
    make: inColumn(({ random }) => gridded(random.int(3, 5), random.int(1, 2))),
  },
  mixed: {
    types: anyType,
    make: (draft) => {
      head(draft);
      for (const block of blocksOf(draft)) draft.place(block, anySetter(draft.random));
      feet(draft);
    },
  },
  'two-columns': {
    types: anyType,
    make: inColumns(
      ({ random }) =>
        random.pick([
          [0.5, 0.5],
          [0.45, 0.55],
          [0.56, 0.44],
        ]),
      ({ random }) => rows({ share: random.pick([0.45, 0.5]), mark: random.pick([':', '']) }),
    ),
  },
  'two-columns-right': {
    types: anyType,
    make: inColumns(
      () => [0.5, 0.5],
      ({ random }) => rows({ share: 0.52, align: 'right', lines: random.pick(['none', 'under']) }),
    ),
  },
  'two-columns-list': {
    types: anyType,
    make: inColumns(
      () => [0.5, 0.5],
      () => listed({ before: 'none', between: ': ' }),
    ),
  },
  'three-columns': {
    types: anyType,
    make: inColumns(
      () => [1 / 3, 1 / 3, 1 / 3],
      ({ random }) => cards({ perRow: 1, isBoxed: random.chance(0.3), isNameBelow: false, isLarge: false }),
    ),
  },
  sidebar: { types: anyType, make: sidebar },
  letter: { types: lease, make: letter },
  mail: { types: lease, make: mail },
  report: { types: anyType, family: 'Holdout Mono', make: report(blocksOf) },
  'net-vat-gross': { types: anyType, hasSums: true, make: withSums(['net', 'vat', 'gross']) },
  'percent-net-gross': { types: lease, hasSums: true, make: withSums(['percent', 'net', 'gross']) },
  'percent-net': { types: lease, hasSums: true, make: withSums(['percent', 'net']) },
  'net-gross': { types: anyType, hasSums: true, make: withSums(['net', 'gross']) },
  'variant-columns': { types: lease, make: withVariants(variantColumns) },
  'variant-rows': { types: lease, make: withVariants(variantRows) },
  'variant-blocks': { types: lease, make: withVariants(variantBlocks) },
  schedule: { types: lease, make: withSchedule },
  fleet: { types: rent, make: inColumn(({ random }) => anySetter(random)) },
  'dealer-offer': { types: lease, make: dealerOffer },
  summary: { types: anyType, make: summary },
  contract: { types: lease, make: contract },
} as const satisfies Readonly<Record<string, Recipe>>;

export type RecipeName = keyof typeof recipes;
