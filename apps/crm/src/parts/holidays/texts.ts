import { textsOf } from '#kit/texts/texts.ts';

export const holidayTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
