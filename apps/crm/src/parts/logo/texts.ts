import { textsOf } from '#kit/texts/texts.ts';

export const logoTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
