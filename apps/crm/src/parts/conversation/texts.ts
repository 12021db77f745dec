import { textsOf } from '#kit/texts/texts.ts';

export const conversationTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
