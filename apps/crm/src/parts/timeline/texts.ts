import { textsOf } from '#kit/texts/texts.ts';

export const timelineTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
