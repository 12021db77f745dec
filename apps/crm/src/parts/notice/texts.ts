import { textsOf } from '#kit/texts/texts.ts';

/** Texts of announcements, on all screens that show them. */
export const noticeTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
