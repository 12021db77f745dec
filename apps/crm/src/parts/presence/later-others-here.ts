import { lazyExtra } from '@szansa/ui/later';

import { loadTexts } from '#kit/texts/i18n.ts';

import { presenceTexts } from './texts.ts';

/** Who else is here is known once the line stands, so no first screen waits for its code. */
export const OthersHere = lazyExtra(async () => {
  const [part] = await Promise.all([import('./others-here.tsx'), loadTexts([presenceTexts])]);
  return part.OthersHere;
});
