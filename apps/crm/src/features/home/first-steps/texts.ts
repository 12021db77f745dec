import { textsOf } from '#kit/texts/texts.ts';

export const firstStepsTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
