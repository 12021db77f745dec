import { textsOf } from '#kit/texts/texts.ts';

export const enquiryTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
