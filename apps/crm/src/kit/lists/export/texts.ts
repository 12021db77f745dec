import { textsOf } from '#kit/texts/texts.ts';

export const exportTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
