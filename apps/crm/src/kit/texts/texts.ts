import type { Language } from '@szansa/domain/account';

import type { Namespaces } from './namespaces.ts';
import type { Translated } from './translated.ts';

/** The words of a feature or a part: how each language is loaded. Every export of the module is a namespace. */
export type Texts = Readonly<Record<Language, () => Promise<object>>>;

/** A name short enough to be there in both languages before the texts of its feature are. */
export type Name = Readonly<Record<Language, string>>;

/** Describes `pl.ts` and `en.ts` of a folder; a text that English lacks does not compile. */
export function textsOf<Polish extends object>(
  pl: () => Promise<Polish>,
  en: () => Promise<Translated<Polish>>,
): Texts {
  return { pl, en };
}

/** Namespaces that have these texts. */
export type NamespaceWith<Needed> = {
  [N in keyof Namespaces]: Namespaces[N] extends Needed ? N : never;
}[keyof Namespaces];
