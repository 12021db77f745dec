import { textsOf } from '#kit/texts/texts.ts';

export const activityTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
