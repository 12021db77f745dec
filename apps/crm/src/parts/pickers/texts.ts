import { textsOf } from '#kit/texts/texts.ts';

export const pickersTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
