import { textsOf } from '#kit/texts/texts.ts';

export const bulkTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
