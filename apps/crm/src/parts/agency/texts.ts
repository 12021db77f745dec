import { textsOf } from '#kit/texts/texts.ts';

export const agencyTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
