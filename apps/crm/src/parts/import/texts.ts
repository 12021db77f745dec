import { textsOf } from '#kit/texts/texts.ts';

export const importTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
