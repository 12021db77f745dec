import { textsOf } from '#kit/texts/texts.ts';

export const commandsTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
