import { textsOf } from '#kit/texts/texts.ts';

export const accountTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
