import { textsOf } from '#kit/texts/texts.ts';

export const customerMailTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
