import type { Language } from '@szansa/domain/account';
import type { Labels } from '@szansa/domain/language';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import type { i18n } from 'i18next';

import type { StoredAuth } from '@szansa/api-client/stored-auth';

type Statuses = StoredAuth['agency']['statuses'];
type StatusLabels = Pick<Labels, 'status'>;
interface Word {
  readonly language: Language;
  readonly slug: OpportunityStatus;
}

/**
 * Puts the agency's own names of the statuses over the product's, also in languages not loaded yet, and takes them
 * away again once they are no longer given. `productLabels` are asked for only then.
 */
export function createAgencyWords(
  translations: i18n,
  productLabels: Readonly<Record<Language, () => Promise<StatusLabels>>>,
): (statuses: Statuses) => Promise<void> {
  let worn = new Map<string, Word>();

  function write({ language, slug }: Word, name: string): void {
    translations.addResource(language, 'labels', `status.${slug}`, name, { silent: true });
  }

  return async (statuses) => {
    const before = worn;
    const wanted = new Map<string, Word>();
    for (const { slug, name } of statuses) {
      for (const language of ['pl', 'en'] as const) {
        const own = name[language];
        if (!own) continue;
        const word = { language, slug };
        wanted.set(`${language}.${slug}`, word);
        write(word, own);
      }
    }
    worn = wanted;
    for (const [key, word] of before) {
      if (wanted.has(key)) continue;
      const labels = await productLabels[word.language]();
      // a name given meanwhile stays
      if (!worn.has(key)) write(word, labels.status[word.slug]);
    }
  };
}
