import { textsOf } from '#kit/texts/texts.ts';

export const recordOffersTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
