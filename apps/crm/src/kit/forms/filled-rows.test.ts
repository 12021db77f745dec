import { describe, expect, it } from 'vitest';

import { listMessages, rowErrors } from './filled-rows.ts';

describe('rowErrors', () => {
  it('puts a message on the row it is about, past the empty ones', () => {
    const isBlank = (text: string) => text === '';
    expect(rowErrors(['', 'dobry', '', 'zły'], isBlank, [undefined, 'Nieprawidłowy'])).toEqual([
      undefined,
      undefined,
      undefined,
      'Nieprawidłowy',
    ]);
  });
});

describe('listMessages', () => {
  it('returns the message of the list, or those of its rows beside them', () => {
    expect(listMessages(['1'], { type: 'too_many', message: 'Za dużo' })).toEqual({
      error: 'Za dużo',
      itemErrors: [undefined],
    });
    expect(listMessages(['', 'zły'], [{ type: 'email', message: 'Nieprawidłowy' }])).toEqual({
      error: undefined,
      itemErrors: [undefined, 'Nieprawidłowy'],
    });
    expect(listMessages(['dobry'], undefined)).toEqual({ error: undefined, itemErrors: [undefined] });
  });
});
