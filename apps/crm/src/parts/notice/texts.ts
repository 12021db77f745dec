import { textsOf } from '#kit/texts/texts.ts';

/** What announcements say wherever they are read. */
export const noticeTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
