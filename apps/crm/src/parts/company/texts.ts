import { textsOf } from '#kit/texts/texts.ts';

export const companyTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
