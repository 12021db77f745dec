import { setImmediate } from 'node:timers/promises';

import { afterEach, expect, test, vi } from 'vitest';

import { currentLanguage, loadTexts, startTranslations, translations } from './i18n.ts';
import type { Texts } from './texts.ts';

const texts: Texts = {
  pl: async () => ({ asked: { early: 'Wcześnie' } }),
  en: async () => ({ asked: { early: 'Early' } }),
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('texts requested before a language is set are available once one is set', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const loading = loadTexts([texts]);
  // a failure is looked at below
  loading.catch(() => undefined);
  await setImmediate();
  await startTranslations('en');
  await loading;
  expect(translations.getResource('en', 'asked', 'early')).toBe('Early');
});

test('the language is Polish unless another is requested, and English where a text has no Polish [S1.2]', async () => {
  const documentElement = { lang: '' };
  vi.stubGlobal('document', { documentElement });
  await startTranslations();
  expect([currentLanguage(), documentElement.lang]).toEqual(['pl', 'pl']);
  expect(translations.languages).toEqual(['pl', 'en']);
});

test('counts follow the plural rules of Polish [S9.1]', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await startTranslations('pl');
  const words = { days_one: 'dzień', days_few: 'dni', days_many: 'dni (wiele)', days_other: 'dnia' };
  translations.addResourceBundle('pl', 'counted', words);
  const counted = (count: number) =>
    translations.getResource(
      'pl',
      'counted',
      `days${translations.services.pluralResolver.getSuffix('pl', count)}`,
    );
  expect([1, 2, 4, 5, 12, 22, 25, 1.5].map(counted)).toEqual([
    'dzień',
    'dni',
    'dni',
    'dni (wiele)',
    'dni (wiele)',
    'dni',
    'dni (wiele)',
    'dnia',
  ]);
});
