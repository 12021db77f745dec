import { textsOf } from '#kit/texts/texts.ts';

export const presenceTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
