import { languages, type Language } from '@szansa/domain/account';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { defaultLanguage, fallbackLanguage } from './language.ts';
import type { Texts } from './texts.ts';

const bundles: Record<Language, () => Promise<Texts>> = {
  pl: async () => (await import('./pl/index.ts')).pl,
  en: async () => (await import('./en/index.ts')).en,
};

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
  if (translations.hasResourceBundle(language, 'common')) return;
  const texts = await bundles[language]();
  for (const [namespace, bundle] of Object.entries(texts)) {
    translations.addResourceBundle(language, namespace, bundle);
  }
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
