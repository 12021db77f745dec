import { textsOf } from '#kit/texts/texts.ts';

export const messengerTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
