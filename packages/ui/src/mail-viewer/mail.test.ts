import { describe, expect, it } from 'vitest';

import { namePerson } from './mail.ts';

describe('the sender of a mail', () => {
  it.each([
    [{ name: 'Jan Kowalski', address: 'jan@example.com' }, 'Jan Kowalski <jan@example.com>'],
    [{ name: 'jan@example.com', address: 'jan@example.com' }, 'jan@example.com'],
    [{ name: null, address: 'jan@example.com' }, 'jan@example.com'],
    [{ name: 'Jan Kowalski', address: null }, 'Jan Kowalski'],
    [{ name: 'Jan Kowalski' }, 'Jan Kowalski'],
    [{}, '–'],
  ])('%j is shown as %s', (person, notified) => {
    expect(namePerson(person)).toBe(notified);
  });
});
