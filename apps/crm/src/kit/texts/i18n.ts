import { languages, type Language } from '@szansa/domain/account';
import type { UiLabels } from '@szansa/ui/labels';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { defaultLanguage, fallbackLanguage } from './language.ts';
import type { AdministrationTexts, CommandsTexts, EverydayTexts, SalesTexts, TextsPart } from './texts.ts';

interface Words {
  readonly texts: EverydayTexts;
  /** What the components of the design system say by themselves. */
  readonly components: UiLabels;
}

const everyday: Record<Language, () => Promise<Words>> = {
  pl: async () => {
    const words = await import('./pl/index.ts');
    return { components: words.components, texts: words.everyday };
  },
  en: async () => {
    const words = await import('./en/index.ts');
    return { components: words.components, texts: words.everyday };
  },
};

const parts: Record<
  TextsPart,
  Record<Language, () => Promise<SalesTexts | AdministrationTexts | CommandsTexts>>
> = {
  sales: {
    pl: async () => (await import('./pl/sales.ts')).sales,
    en: async () => (await import('./en/sales.ts')).sales,
  },
  commands: {
    pl: async () => (await import('./pl/commands.ts')).commands,
    en: async () => (await import('./en/commands.ts')).commands,
  },
  administration: {
    pl: async () => (await import('./pl/administration.ts')).administration,
    en: async () => (await import('./en/administration.ts')).administration,
  },
};

const loaded = new Map<Language, Words>();
const loadedParts = new Set<TextsPart>();

/** The translations of the product; a language is loaded when it is first spoken. */
export const translations: i18n = createInstance();

function isLanguage(value: string | undefined): value is Language {
  return languages.includes(value as Language);
}

/** The language spoken now. */
export function currentLanguage(): Language {
  return isLanguage(translations.language) ? translations.language : defaultLanguage;
}

function add(language: Language, texts: object): void {
  for (const [namespace, words] of Object.entries(texts)) {
    // the agency's own words for the statuses may stand there already, and stay
    translations.addResourceBundle(language, namespace, words, true, false);
  }
}

async function loadPart(language: Language, part: TextsPart): Promise<void> {
  add(language, await parts[part][language]());
}

/** Makes the texts of some screens known, in the language spoken now and those spoken later. */
export async function loadTexts(part: TextsPart): Promise<void> {
  if (loadedParts.has(part)) return;
  await loadPart(currentLanguage(), part);
  loadedParts.add(part);
}

async function load(language: Language): Promise<void> {
  if (!loaded.has(language)) {
    const words = await everyday[language]();
    loaded.set(language, words);
    add(language, words.texts);
  }
  await Promise.all([...loadedParts].map((part) => loadPart(language, part)));
}

/** The words of the design system in the language spoken now. */
export function componentLabels(): UiLabels {
  const words = loaded.get(currentLanguage());
  if (!words) throw new Error('no language has been loaded: call startTranslations first');
  return words.components;
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
