import { textsOf } from '#kit/texts/texts.ts';

export const starterListsTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
