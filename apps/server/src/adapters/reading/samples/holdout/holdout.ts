import { randomOf } from '../generator/random.ts';
import { drawDeal } from './deal.ts';
import { Draft } from './draft.ts';
import { fileOf, makers, type Maker } from './files.ts';
import type { Truth } from './items.ts';
import { Paper, proportional } from './paper.ts';
import { recipes, type Recipe, type RecipeName } from './recipes.ts';
import { drawVoice } from './voice.ts';

/** A made-up quote of the set that the rules of the reader are not written with. */
export interface HoldoutQuote {
  readonly name: string;
  readonly seed: number;
  readonly recipe: RecipeName;
  readonly maker: Maker;
  readonly pages: number;
  readonly pdf: Buffer;
  /** The values that are printed, or follow from what is printed. */
  readonly expected: Truth;
  /** Those that differ between the variants of the offer; empty where there is one offer. */
  readonly variants: readonly Truth[];
  readonly paper: Paper;
}

/** Draws the document of a seed, a whole number from 0. The same seed draws the same document. */
export function holdoutQuote(seed: number): HoldoutQuote {
  const random = randomOf(seed ^ 0x5e_ed_00);
  const names = Object.keys(recipes) as RecipeName[];
  // one after the other, so that few documents have many ways of setting
  const recipe = names[seed % names.length] ?? 'form';
  const { types, family, hasSums, make }: Recipe = recipes[recipe];
  const deal = drawDeal(random, random.pick(types));
  const isPrivate = deal.customer.kind === 'person';
  const drawn = drawVoice(random, {
    isPrivate: isPrivate && !hasSums,
    isRent: deal.isRent,
    ...(recipe.startsWith('variant') ? { share: ['none', 'own-row', 'after'] } : {}),
  });
  const voice = hasSums ? ({ ...drawn, basis: 'label' } as const) : drawn;
  const size = random.pick([8, 8.5, 9, 9.5, 10, 11, 12]);
  const isNarrow = recipe === 'three-columns' || recipe === 'variant-rows' || recipe === 'report';
  const paper = new Paper(
    family ?? random.pick(proportional),
    isNarrow ? Math.min(size, 9) : size,
    (isNarrow ? Math.min(size, 9) : size) * random.pick([1.3, 1.45, 1.6, 1.8]),
  );
  const draft = new Draft(paper, voice, random, deal);
  make(draft);
  const maker = random.pick(
    family === 'Holdout Mono' ? makers.filter((one) => one !== 'by-columns') : makers,
  );
  return {
    name: `holdout-${seed}`,
    seed,
    recipe,
    maker,
    pages: paper.pages.length,
    pdf: fileOf(paper, maker, random),
    expected: draft.truth,
    variants: draft.variants,
    paper,
  };
}
