import { textsOf } from '#kit/texts/texts.ts';

export const readingTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
