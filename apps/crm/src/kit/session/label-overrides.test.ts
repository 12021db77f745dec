import { labelsEn, labelsPl } from '@szansa/domain/language';
import { createInstance } from 'i18next';
import { beforeEach, expect, it } from 'vitest';

import { createAgencyWords } from './label-overrides.ts';

const translations = createInstance();
const write = (key: string) => String(translations.t(`labels:${key}` as never));
const named = (pl: string | null, en: string | null = null) => [
  { slug: 'lead' as const, name: { pl, en }, dayLimit: 0 },
];

function addProductLabels(language: 'pl' | 'en'): void {
  const labels = { pl: labelsPl, en: labelsEn }[language];
  translations.addResourceBundle(language, 'labels', structuredClone(labels), true, false);
}

beforeEach(async () => {
  await translations.init({ lng: 'pl', resources: {}, ns: ['labels'], initAsync: false });
  translations.removeResourceBundle('pl', 'labels');
  translations.removeResourceBundle('en', 'labels');
  addProductLabels('pl');
});

function labelOverrides() {
  return createAgencyWords(translations, { pl: async () => labelsPl, en: async () => labelsEn });
}

it('replace the product’s labels, in lists and on the board', async () => {
  await labelOverrides()(named('Zapytanie'));
  expect(write('status.lead')).toBe('Zapytanie');
  expect(write('status.closed')).toBe(labelsPl.status.closed);
});

it('are replaced by the product’s labels when they are removed', async () => {
  const wear = labelOverrides();
  await wear(named('Zapytanie', 'Enquiry'));
  await wear(named(null, 'Enquiry'));
  expect(write('status.lead')).toBe(labelsPl.status.lead);
  await wear([]);
  addProductLabels('en');
  await translations.changeLanguage('en');
  expect(write('status.lead')).toBe(labelsEn.status.lead);
});

it('await a language that is loaded later', async () => {
  await labelOverrides()(named(null, 'Enquiry'));
  addProductLabels('en');
  await translations.changeLanguage('en');
  expect(write('status.lead')).toBe('Enquiry');
  expect(write('status.closed')).toBe(labelsEn.status.closed);
});

it('set again while others are being removed, remain', async () => {
  const wear = labelOverrides();
  await wear(named('Zapytanie'));
  const renamedBack = wear(named(null));
  await Promise.all([renamedBack, wear(named('Kontakt'))]);
  expect(write('status.lead')).toBe('Kontakt');
});
