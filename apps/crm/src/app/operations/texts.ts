import { textsOf } from '#kit/texts/texts.ts';

export const operationsTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
