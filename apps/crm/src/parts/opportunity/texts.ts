import { textsOf } from '#kit/texts/texts.ts';

export const opportunityTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
