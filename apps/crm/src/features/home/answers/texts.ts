import { textsOf } from '#kit/texts/texts.ts';

export const answersTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
