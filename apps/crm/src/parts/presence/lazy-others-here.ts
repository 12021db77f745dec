import { lazyExtra } from '@szansa/ui/lazy';

import { loadTexts } from '#kit/texts/i18n.ts';

import { textsOf } from '#kit/texts/texts.ts';

const presenceTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);

/**
 * Loaded lazily: present users are known only after the socket has connected, so the first screen must not wait for
 * it.
 */
export const OthersHere = lazyExtra(async () => {
  const [part] = await Promise.all([import('./others-here.tsx'), loadTexts([presenceTexts])]);
  return part.OthersHere;
});
