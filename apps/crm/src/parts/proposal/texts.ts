import { textsOf } from '#kit/texts/texts.ts';

export const proposalTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
