import { languages, type Language } from '@szansa/domain/account';
import type { UiLabels } from '@szansa/ui/labels';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import type { Texts } from './texts.ts';

const defaultLanguage: Language = 'pl';
const fallbackLanguage: Language = 'en';

interface Everyday {
  readonly texts: object;
  /** Built-in texts of the design system's components. */
  readonly components: UiLabels;
}

const everyday: Readonly<Record<Language, () => Promise<Everyday>>> = {
  pl: () => import('./everyday-pl.ts'),
  en: () => import('./everyday-en.ts'),
};

const loaded = new Map<Language, Everyday>();
const loadedTexts = new Set<Texts>();

const started = Promise.withResolvers<void>();
let hasStarted = false;

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
    // label overrides of the agency's statuses may exist already, and are not overwritten
    translations.addResourceBundle(language, namespace, words, true, false);
  }
}

/** Registers texts, for the current language and those chosen afterwards; waits until a language is set. */
export async function loadTexts(texts: readonly Texts[]): Promise<void> {
  await started.promise;
  const missing = texts.filter((one) => !loadedTexts.has(one));
  const language = currentLanguage();
  await Promise.all(missing.map(async (one) => add(language, await one[language]())));
  for (const one of missing) loadedTexts.add(one);
}

async function load(language: Language): Promise<void> {
  if (!loaded.has(language)) {
    const words = await everyday[language]();
    loaded.set(language, words);
    add(language, words.texts);
  }
  await Promise.all([...loadedTexts].map(async (one) => add(language, await one[language]())));
}

/** The words of the design system in the language spoken now. */
export function componentLabels(): UiLabels {
  const words = loaded.get(currentLanguage());
  if (!words) throw new Error('no language has been loaded: call startTranslations first');
  return words.components;
}

/** Calls back when a language is spoken: at once if one is. */
export function whenTranslationsStart(act: () => void): void {
  if (hasStarted) act();
  else void started.promise.then(act);
}

/** Makes a language spoken for the first time; without one the usual. */
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
  await change(language);
  hasStarted = true;
  started.resolve();
}

async function change(language: Language): Promise<void> {
  await load(language);
  await translations.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Switches the language everywhere, the page's `lang` included. */
export async function speak(language: Language): Promise<void> {
  await started.promise;
  await change(language);
}
