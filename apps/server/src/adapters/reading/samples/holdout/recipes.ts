import {
  adviserBlock,
  bankBlock,
  carBlock,
  costsBlock,
  customerBlock,
  datesBlock,
  dealerBlock,
  pricesBlock,
  servicesBlock,
  termsBlock,
} from './content.ts';
import type { Draft } from './draft.ts';
import { feet, head } from './frame.ts';
import type { Block } from './items.ts';
import type { Family } from './paper.ts';
import { report } from './report.ts';
import { schedule } from './schedule.ts';
import {
  anySetter,
  cards,
  fourCells,
  gridded,
  headed,
  leaders,
  listed,
  paragraph,
  rows,
  sumTable,
  type Setter,
} from './setters.ts';
import { allSentences, mailItems, recipient, signature, tell } from './texts.ts';
import { variantBlocks, variantColumns, variantRows } from './variants.ts';

export interface Recipe {
  readonly types: readonly ('leasing' | 'rent_long_term' | 'rent_short_term')[];
  readonly family?: Family;
  /** Whether amounts are in a table of their own, so that names need no word on VAT. */
  readonly hasSums?: boolean;
  readonly make: (draft: Draft) => void;
}

const anyType = ['leasing', 'leasing', 'leasing', 'rent_long_term', 'rent_short_term'] as const;
const lease = ['leasing'] as const;
const rent = ['rent_long_term', 'rent_long_term', 'rent_short_term'] as const;

type Kind = Block['kind'];

/** The blocks of a document, those that not every document has by chance. */
function blocksOf({ random, voice, deal }: Draft, without: readonly Kind[] = []): Block[] {
  const all = [
    customerBlock(random, voice, deal),
    ...(random.chance(0.45) ? [bankBlock(random, voice, deal)] : []),
    ...(random.chance(0.5) ? [adviserBlock(random, voice, deal)] : []),
    carBlock(random, voice, deal),
    ...(random.chance(0.4) ? [pricesBlock(random, voice, deal)] : []),
    termsBlock(random, voice, deal),
    ...(random.chance(0.65) ? [costsBlock(random, voice, deal)] : []),
    ...(deal.isRent ? [servicesBlock(random, voice, deal)] : []),
    ...(random.chance(0.4) ? [dealerBlock(random, voice, deal)] : []),
    ...(random.chance(0.45) ? [datesBlock(random, voice, deal)] : []),
  ].filter(({ kind }) => !without.includes(kind));
  return random.chance(0.25) ? random.shuffled(all) : all;
}

const inColumn =
  (setterOf: (draft: Draft) => Setter): Recipe['make'] =>
  (draft) => {
    head(draft);
    const setter = setterOf(draft);
    for (const block of blocksOf(draft)) draft.place(block, setter);
    feet(draft);
  };

const inColumns =
  (shares: (draft: Draft) => readonly number[], setterOf: (draft: Draft) => Setter): Recipe['make'] =>
  (draft) => {
    head(draft);
    draft.divide(shares(draft), draft.random.int(10, 16));
    const setter = setterOf(draft);
    for (const block of blocksOf(draft)) draft.place(block, setter);
    feet(draft);
  };

const withSums =
  (columns: Parameters<typeof sumTable>[1]): Recipe['make'] =>
  (draft) => {
    const { random, voice } = draft;
    head(draft);
    const [other, table] = [
      anySetter(random),
      sumTable(voice, columns, { isRuled: random.chance(0.5), hasCurrency: random.chance(0.4) }),
    ];
    for (const block of blocksOf(draft)) draft.place(block, block.kind === 'terms' ? table : other);
    feet(draft);
  };

const withVariants =
  (set: (draft: Draft) => void): Recipe['make'] =>
  (draft) => {
    const { random, voice, deal } = draft;
    head(draft);
    const setter = anySetter(random);
    const parties = [
      customerBlock(random, voice, deal),
      ...(random.chance(0.5) ? [adviserBlock(random, voice, deal)] : []),
      carBlock(random, voice, deal),
    ];
    for (const block of parties) draft.place(block, setter);
    set(draft);
    draft.whole();
    if (random.chance(0.5)) draft.place(costsBlock(random, voice, deal, false), setter);
    if (random.chance(0.4)) draft.place(bankBlock(random, voice, deal), setter);
    feet(draft);
  };

const letter: Recipe['make'] = (draft) => {
  const { random, voice } = draft;
  head(draft, { isTitled: random.chance(0.5) });
  recipient(draft);
  draft.say(
    voice.in(
      random.pick(['Szanowni Państwo,', 'Szanowny Panie, Szanowna Pani,', 'Dzień dobry,']),
      'Dear Sir or Madam,',
    ),
  );
  if (draft.truth['offer.offerType'] === undefined)
    draft.say(
      voice.in(
        'przedstawiamy ofertę leasingu operacyjnego na poniższych warunkach.',
        'please find our operating lease offer below.',
      ),
    );
  draft.note({ 'offer.offerType': 'leasing' });
  tell(draft, allSentences(draft), random.pick([null, '', '• ', '– ']));
  signature(draft);
  feet(draft);
};

const mail: Recipe['make'] = (draft) => {
  const { random, voice, deal } = draft;
  draft.titles = 'none';
  draft.place(
    { kind: 'adviser', title: '', items: mailItems(draft) },
    rows({ share: 0.14, mark: ':', isBoldName: true }),
  );
  draft.say(voice.in('Dzień dobry,', 'Good morning,'));
  draft.say(
    voice.in('zgodnie z rozmową przesyłam kalkulację leasingu:', 'as discussed, please find the quotation:'),
  );
  const setter = listed({
    before: random.pick(['none', 'dash', 'bullet', 'number']),
    between: random.pick([': ', ' - ', ' – ']),
  });
  for (const block of [
    carBlock(random, voice, deal),
    termsBlock(random, voice, deal),
    costsBlock(random, voice, deal),
  ])
    draft.place(block, setter);
  signature(draft);
  feet(draft);
};

const summary: Recipe['make'] = (draft) => {
  const { random, voice, deal } = draft;
  head(draft);
  const terms = termsBlock(random, voice, deal);
  const isMain = ({ truth }: Block['items'][number]) =>
    'offer.monthlyAmount' in truth || 'offer.contractMonths' in truth || 'offer.initialPayment' in truth;
  const main = { ...terms, items: terms.items.filter(isMain) };
  draft.place(
    main,
    cards({ perRow: 3, isBoxed: random.chance(0.7), isNameBelow: random.chance(0.4), isLarge: true }),
    { title: 'none' },
  );
  const setter = anySetter(random);
  draft.place({ ...terms, items: terms.items.filter((one) => !isMain(one)) }, setter);
  for (const block of blocksOf(draft, ['terms'])) draft.place(block, setter);
  feet(draft);
};

const contract: Recipe['make'] = (draft) => {
  const { random } = draft;
  head(draft);
  recipient(draft);
  draft.say('§ 1', { isBold: true, after: 2 });
  const [car, ...others] = allSentences(draft);
  tell(draft, car ? [car] : [], null);
  draft.say('§ 2', { isBold: true, after: 2 });
  others.forEach((one, at) => tell(draft, [one], `${at + 1}. `));
  if (random.chance(0.6)) signature(draft);
  feet(draft);
};

const sidebar: Recipe['make'] = (draft) => {
  const { random } = draft;
  head(draft);
  const isLeft = random.chance(0.5);
  draft.divide(isLeft ? [0.31, 0.69] : [0.69, 0.31], random.int(10, 16));
  const [narrow, wide] = [
    cards({ perRow: 1, isBoxed: false, isNameBelow: false, isLarge: false }),
    anySetter(random),
  ];
  for (const block of blocksOf(draft)) {
    const isNarrow =
      block.kind === 'adviser' || block.kind === 'bank' || block.kind === 'dealer' || block.kind === 'dates';
    draft.place(block, isNarrow ? narrow : wide, { column: isNarrow === isLeft ? 0 : 1 });
  }
  feet(draft);
};

const dealerOffer: Recipe['make'] = (draft) => {
  const { random, voice, deal } = draft;
  head(draft);
  const setter = anySetter(random);
  draft.place(dealerBlock(random, voice, deal), setter);
  draft.place(carBlock(random, voice, deal), setter);
  draft.say(
    voice.in(
      'Wyposażenie standardowe: klimatyzacja dwustrefowa, kamera cofania, reflektory LED, tempomat adaptacyjny, podgrzewane fotele, nawigacja 10", 6 poduszek powietrznych.',
      'Standard equipment: dual-zone air conditioning, rear camera, LED headlights, adaptive cruise control, heated seats.',
    ),
  );
  draft.place(
    {
      kind: 'prices',
      title: voice.in('Wyposażenie dodatkowe', 'Optional equipment'),
      items: [
        [voice.in('Pakiet zimowy', 'Winter pack'), '2400.00'],
        [voice.in('Hak holowniczy', 'Tow bar'), '3150.00'],
        [voice.in('Felgi aluminiowe 18"', 'Alloy wheels 18"'), '4800.00'],
      ].map(([label = '', price = '']) => ({
        name: label,
        label,
        value: voice.money(price),
        truth: {},
        sums: null,
      })),
    },
    setter,
  );
  draft.place(pricesBlock(random, voice, deal), setter);
  draft.place(termsBlock(random, voice, deal), anySetter(random));
  draft.place(customerBlock(random, voice, deal), setter);
  feet(draft);
};

const withSchedule: Recipe['make'] = (draft) => {
  head(draft);
  const setter = anySetter(draft.random);
  for (const block of blocksOf(draft, ['dates'])) draft.place(block, setter);
  schedule(draft);
  feet(draft);
};

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
