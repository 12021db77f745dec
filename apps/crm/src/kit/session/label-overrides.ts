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
 * Returns a function that applies the agency's label overrides of the statuses, also to languages not loaded yet, and
 * removes them once they are no longer given. `productLabels` are loaded only then.
 */
export function createAgencyWords(
  translations: i18n,
  productLabels: Readonly<Record<Language, () => Promise<StatusLabels>>>,
): (statuses: Statuses) => Promise<void> {
  let applied = new Map<string, Word>();

  function write({ language, slug }: Word, name: string): void {
    translations.addResource(language, 'labels', `status.${slug}`, name, { silent: true });
  }

  return async (statuses) => {
    const before = applied;
    const next = new Map<string, Word>();
    for (const { slug, name } of statuses) {
      for (const language of ['pl', 'en'] as const) {
        const own = name[language];
        if (!own) continue;
        const word = { language, slug };
        next.set(`${language}.${slug}`, word);
        write(word, own);
      }
    }
    applied = next;
    for (const [key, word] of before) {
      if (next.has(key)) continue;
      const labels = await productLabels[word.language]();
      // a name given meanwhile stays
      if (!applied.has(key)) write(word, labels.status[word.slug]);
    }
  };
}
