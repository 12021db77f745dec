import { textsOf } from '#kit/texts/texts.ts';

export const filesTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
