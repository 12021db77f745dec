import { createContext, useContext } from 'react';

import type { UiLabels } from './labels.ts';
import { warnOnce } from './warn-once.ts';

export const LabelsContext = createContext<UiLabels | null>(null);

export function useLabels(): UiLabels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('no words: put a UiProvider around the components');
  return labels;
}

/** Texts of a single component, in the languages of the design system; they load with the component. */
export interface Words<Texts extends object> {
  /** The component's folder; under this name a product may give its own words. */
  readonly name: string;
  readonly pl: Texts;
  readonly en: Texts;
}

export function defineWords<Texts extends object>(
  name: string,
  languages: { pl: Texts; en: NoInfer<Texts> },
): Words<Texts> {
  return { name, ...languages };
}

function warnOfMissing(name: string, locale: string, keys: readonly string[], own: object | undefined): void {
  const missing = keys.filter((key) => !(own && key in own));
  if (missing.length > 0)
    warnOnce(`words of ${name} that are missing in ${locale} are said in English: ${missing.join(', ')}`);
}

/** The words in the language of a BCP 47 tag, with the product's `own` first. A third language falls to English. */
export function spokenWords<Texts extends object>(
  words: Words<Texts>,
  locale: string,
  own: UiLabels['words'],
): Texts {
  const { language } = new Intl.Locale(locale);
  const spoken = language === 'pl' ? words.pl : words.en;
  const changed = own?.[words.name];
  // bundlers remove this from production code, and recognise it only in this form
  if (process.env.NODE_ENV !== 'production' && language !== 'pl' && language !== 'en')
    warnOfMissing(words.name, locale, Object.keys(spoken), changed);
  return changed ? { ...spoken, ...changed } : spoken;
}

/** Returns the component's texts in the language of the page, with the product's replacements. */
export function useWords<Texts extends object>(words: Words<Texts>): Texts {
  const { locale, words: own } = useLabels();
  return spokenWords(words, locale, own);
}
