import { lazyComponent } from '@szansa/ui/lazy';

import { loadTexts } from '#kit/texts/i18n.ts';
import { filesTexts } from '#parts/files/texts.ts';

import { documentsTexts } from './texts.ts';

/** The same with its words, which are of no use to who never opens it. */
export const FiledDocuments = lazyComponent(async () => {
  const [part] = await Promise.all([
    import('./filed-documents.tsx'),
    loadTexts([documentsTexts, filesTexts]),
  ]);
  return part.FiledDocuments;
});
