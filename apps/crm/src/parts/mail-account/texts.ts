import { textsOf } from '#kit/texts/texts.ts';

export const mailAccountTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
