import { carBlock, pricesBlock } from './car-blocks.ts';
import { costsBlock, datesBlock, servicesBlock } from './cost-blocks.ts';
import type { Draft } from './draft.ts';
import { feet, head } from './frame.ts';
import { item, type Block } from './items.ts';
import { adviserBlock, bankBlock, customerBlock, dealerBlock } from './party-blocks.ts';
import { schedule } from './schedule.ts';
import { anySetter, cards, listed, rows, type Setter } from './setters.ts';
import { sumTable } from './tables.ts';
import { termsBlock } from './term-blocks.ts';
import { allSentences, mailItems, recipient, signature, tell } from './texts.ts';

/** Puts a whole document together. */
export type Make = (draft: Draft) => void;

type Kind = Block['kind'];

/** The blocks of a document, those that not every document has by chance. */
export function blocksOf({ random, voice, deal }: Draft, without: readonly Kind[] = []): Block[] {
  const terms = termsBlock(random, voice, deal);
  // a sale price alone could be meant as the value of the contract
  const hasValue = terms.items.some(({ truth }) => 'offer.vehicleValue' in truth);
  const all = [
    customerBlock(random, voice, deal),
    ...(random.chance(0.45) ? [bankBlock(random, voice, deal)] : []),
    ...(random.chance(0.5) ? [adviserBlock(random, voice, deal)] : []),
    carBlock(random, voice, deal),
    ...(hasValue && random.chance(0.5) ? [pricesBlock(random, voice, deal)] : []),
    terms,
    ...(random.chance(0.65) ? [costsBlock(random, voice, deal)] : []),
    ...(deal.isRent ? [servicesBlock(random, voice, deal)] : []),
    ...(random.chance(0.4) ? [dealerBlock(random, voice, deal)] : []),
    ...(random.chance(0.45) ? [datesBlock(random, voice, deal)] : []),
  ].filter(({ kind }) => !without.includes(kind));
  return random.chance(0.25) ? random.shuffled(all) : all;
}

export const inColumn =
  (setterOf: (draft: Draft) => Setter): Make =>
  (draft) => {
    head(draft);
    const setter = setterOf(draft);
    for (const block of blocksOf(draft)) draft.place(block, setter);
    feet(draft);
  };

export const inColumns =
  (shares: (draft: Draft) => readonly number[], setterOf: (draft: Draft) => Setter): Make =>
  (draft) => {
    head(draft);
    draft.divide(shares(draft), draft.random.int(10, 16));
    const setter = setterOf(draft);
    for (const block of blocksOf(draft)) draft.place(block, setter);
    feet(draft);
  };

export const withSums =
  (columns: Parameters<typeof sumTable>[1]): Make =>
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

export const withVariants =
  (set: (draft: Draft) => void): Make =>
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

export const letter: Make = (draft) => {
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

export const mail: Make = (draft) => {
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

export const summary: Make = (draft) => {
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

export const contract: Make = (draft) => {
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

export const sidebar: Make = (draft) => {
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

export const dealerOffer: Make = (draft) => {
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
      ].map(([label = '', price = '']) => item(label, voice.money(price))),
    },
    setter,
  );
  draft.place(pricesBlock(random, voice, deal), setter);
  draft.place(termsBlock(random, voice, deal), anySetter(random));
  draft.place(customerBlock(random, voice, deal), setter);
  feet(draft);
};

export const withSchedule: Make = (draft) => {
  head(draft);
  const setter = anySetter(draft.random);
  for (const block of blocksOf(draft, ['dates'])) draft.place(block, setter);
  schedule(draft);
  feet(draft);
};
