import { textsOf } from '#kit/texts/texts.ts';

export const documentsTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
