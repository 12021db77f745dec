import { lazyComponent } from '@szansa/ui/lazy';

import { loadTexts } from '#kit/texts/i18n.ts';

import { mailTexts } from './texts.ts';

/** Loads the component together with its texts, for users who open a mail among files. */
export const StoredMail = lazyComponent(async () => {
  const [part] = await Promise.all([import('./stored-mail.tsx'), loadTexts([mailTexts])]);
  return part.StoredMail;
});
