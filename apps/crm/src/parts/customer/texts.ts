import { textsOf } from '#kit/texts/texts.ts';

export const customerTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
