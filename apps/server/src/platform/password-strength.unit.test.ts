import { expect, it } from 'vitest';

import { isGuessable } from './password-strength.ts';

it.each(['Password1!', 'P@ssw0rd123', 'Qwerty123!', 'Kowalski1985!', 'Admin12345!'])(
  '%s would be guessed',
  async (password) => {
    expect(await isGuessable(password, [])).toBe(true);
  },
);

it.each(['Zielony-rower-77', 'aB3$kLm9Qx'])('%s would not', async (password) => {
  expect(await isGuessable(password, ['Agencja Testowa'])).toBe(false);
});

it('knows the words of the account and the agency', async () => {
  expect(await isGuessable('Gzymsowski1!', [])).toBe(false);
  expect(await isGuessable('Gzymsowski1!', ['Gzymsowski Auto sp. z o.o.'])).toBe(true);
});
