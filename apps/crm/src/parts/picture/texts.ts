import { textsOf } from '#kit/texts/texts.ts';

export const pictureTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
