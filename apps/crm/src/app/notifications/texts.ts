import { textsOf } from '#kit/texts/texts.ts';

export const notificationsTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);
