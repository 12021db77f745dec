import { lazyComponent } from '@szansa/ui/later';

import { loadTexts } from '#kit/texts/i18n.ts';

import { mailTexts } from './texts.ts';

/** The same with its words, for whoever opens a mail among files. */
export const StoredMail = lazyComponent(async () => {
  const [part] = await Promise.all([import('./stored-mail.tsx'), loadTexts([mailTexts])]);
  return part.StoredMail;
});
