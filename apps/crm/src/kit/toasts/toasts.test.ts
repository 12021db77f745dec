import { ApiError } from '@szansa/api-client/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startTranslations } from '#kit/texts/i18n.ts';

import { messageOf, toastError, toasts } from './toasts.ts';

const foreign = new ApiError(502, '', { code: 'foreign' });
const noFile = new ApiError(204, '', { code: 'download_failed' });

const shown = () => toasts.read().map(({ title, description, variant }) => ({ title, description, variant }));

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await startTranslations('pl');
  toasts.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is read of a failure', () => {
  it.each([
    [new ApiError(409, 'Tak nie można.', { code: 'wrong_state' }), 'Tak nie można.'],
    [new ApiError(0, '', { code: 'unavailable' }), 'Coś poszło nie tak. Spróbuj ponownie później.'],
    [new TypeError('x is undefined'), 'Coś poszło nie tak. Spróbuj ponownie później.'],
    [foreign, 'Błąd API. Serwer odpowiedział: 502.'],
    [noFile, 'Coś poszło nie tak podczas pobierania pliku.'],
  ])('is in the reader’s language: %s [S8.2, S8.15]', (error, text) => {
    expect(messageOf(error)).toBe(text);
  });

  it('is titled by whose answer it is [S8.9, S8.13]', () => {
    toastError(foreign);
    toastError(new ApiError(409, 'Tak nie można.', { code: 'wrong_state' }));
    expect(shown()).toEqual([
      // the newest first
      { title: 'Coś poszło nie tak', description: 'Tak nie można.', variant: 'destructive' },
      { title: 'Błąd API', description: 'Serwer odpowiedział: 502.', variant: 'destructive' },
    ]);
  });
});
