import { setImmediate } from 'node:timers/promises';

import { afterEach, expect, test, vi } from 'vitest';

import { loadTexts, startTranslations, translations } from './i18n.ts';
import type { Texts } from './texts.ts';

const texts: Texts = {
  pl: async () => ({ asked: { early: 'Wcześnie' } }),
  en: async () => ({ asked: { early: 'Early' } }),
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('texts that are asked for before a language is spoken are known once one is', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  const loading = loadTexts([texts]);
  // a failure is looked at below
  loading.catch(() => undefined);
  await setImmediate();
  await startTranslations('en');
  await loading;
  expect(translations.getResource('en', 'asked', 'early')).toBe('Early');
});
