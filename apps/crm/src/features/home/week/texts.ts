import { textsOf } from '#kit/texts/texts.ts';

export const weekTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
