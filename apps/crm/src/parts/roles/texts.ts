import { textsOf } from '#kit/texts/texts.ts';

/** Texts of the columns that roles see. */
export const roleColumnTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
