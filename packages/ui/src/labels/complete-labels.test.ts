import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { labelsEn } from './en.ts';
import { completeLabels } from './complete-labels.ts';
import { labelsPl } from './pl.ts';
import { defineWords, spokenWords } from './words.ts';

const warned = vi.fn<(text: string) => void>();

beforeEach(() => {
  warned.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warned);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('labels that a product gives', () => {
  it('stay as they are when none is missing, without a warning', () => {
    expect(completeLabels(labelsPl)).toEqual(labelsPl);
    expect(warned).not.toHaveBeenCalled();
  });

  it('are in English where they are missing, with one warning that names them', () => {
    const { close: _close, retry: _retry, ...rest } = labelsPl;
    const complete = completeLabels({ ...rest, retry: undefined });
    expect(complete.close).toBe(labelsEn.close);
    expect(complete.retry).toBe(labelsEn.retry);
    expect(complete.cancel).toBe(labelsPl.cancel);
    completeLabels(rest);
    expect(warned.mock.calls).toEqual([
      ['@szansa/ui: labels that are missing are said in English: close, retry'],
    ]);
  });

  it('are completed without a warning where the product is served', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(completeLabels({ locale: 'pl-PL' }).close).toBe(labelsEn.close);
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('words of a component in a third language', () => {
  const words = defineWords('drawer', {
    pl: { open: 'Otwórz', shut: 'Zamknij' },
    en: { open: 'Open', shut: 'Shut' },
  });

  it('are in English where the product does not give them, with a warning that names them', () => {
    const own = { drawer: { open: 'Öffnen' } };
    expect(spokenWords(words, 'de-DE', own)).toEqual({ open: 'Öffnen', shut: 'Shut' });
    expect(warned.mock.calls).toEqual([
      ['@szansa/ui: words of drawer that are missing in de-DE are said in English: shut'],
    ]);
  });

  it('bring no warning when all are given', () => {
    spokenWords(words, 'fr-FR', { drawer: { open: 'Ouvrir', shut: 'Fermer' } });
    expect(warned).not.toHaveBeenCalled();
  });
});
