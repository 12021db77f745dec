import { languages, type Language } from '@szansa/domain/account';
import type { UiLabels } from '@szansa/ui/labels';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { defaultLanguage, fallbackLanguage } from './language.ts';
import type { Texts } from './texts.ts';

interface Bundle {
  readonly texts: Texts;
  /** What the components of the design system say by themselves. */
  readonly components: UiLabels;
}

const bundles: Record<Language, () => Promise<Bundle>> = {
  pl: async () => {
    const { components, pl } = await import('./pl/index.ts');
    return { components, texts: pl };
  },
  en: async () => {
    const { components, en } = await import('./en/index.ts');
    return { components, texts: en };
  },
};

const loaded = new Map<Language, Bundle>();

/** The translations of the product; a language is loaded when it is first spoken. */
export const translations: i18n = createInstance();

function isLanguage(value: string | undefined): value is Language {
  return languages.includes(value as Language);
}

/** The language spoken now. */
export function currentLanguage(): Language {
  return isLanguage(translations.language) ? translations.language : defaultLanguage;
}

async function load(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const bundle = await bundles[language]();
  loaded.set(language, bundle);
  for (const [namespace, texts] of Object.entries(bundle.texts)) {
    translations.addResourceBundle(language, namespace, texts);
  }
}

/** The words of the design system in the language spoken now. */
export function componentLabels(): UiLabels {
  const bundle = loaded.get(currentLanguage());
  if (!bundle) throw new Error('no language has been loaded: call startTranslations first');
  return bundle.components;
}

export async function startTranslations(language: Language = defaultLanguage): Promise<void> {
  if (!translations.isInitialized) {
    await translations.use(initReactI18next).init({
      lng: language,
      fallbackLng: fallbackLanguage,
      supportedLngs: languages,
      resources: {},
      ns: [],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
  }
  await speak(language);
}

/** Switches the language everywhere, the page's `lang` included. */
export async function speak(language: Language): Promise<void> {
  await load(language);
  await translations.changeLanguage(language);
  document.documentElement.lang = language;
}
