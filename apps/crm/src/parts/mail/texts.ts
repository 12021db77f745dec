import { textsOf } from '#kit/texts/texts.ts';

export const mailTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
