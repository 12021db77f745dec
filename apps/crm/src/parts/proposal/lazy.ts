import { lazyComponent } from '@szansa/ui/lazy';

import { loadTexts } from '#kit/texts/i18n.ts';

import { proposalTexts } from './texts.ts';

/** The dialog that answers an enquiry with a variant, with its words. */
export const ProposeVariant = lazyComponent(async () => {
  const [dialog] = await Promise.all([import('./propose-variant.tsx'), loadTexts([proposalTexts])]);
  return dialog.ProposeVariant;
});
