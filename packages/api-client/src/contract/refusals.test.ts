import { errorCodes, messagesEn, messagesPl } from '@szansa/domain/language';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { endpoint, failureOf, refusalOf, refusalsOf } from './index.ts';

describe('texts of refusals', () => {
  it.each(errorCodes)('%s: are filled with the details of the refusal', (code) => {
    const notified = Object.keys(refusalOf(code).details?.shape ?? {});
    for (const text of [messagesPl[code], messagesEn[code]]) {
      for (const [, name] of text.matchAll(/\{(\w+)\}/g)) expect(notified).toContain(name);
    }
  });

  it('come with the details and the refused fields in one language', () => {
    expect(failureOf('too_many_views', { limit: 3 }, 'en')).toEqual({
      success: false,
      data: { code: 'too_many_views', limit: 3 },
      message: 'A list can have at most 3 views. Delete one of them.',
    });
    const fields = [{ path: 'emails.0', code: 'email_invalid' }] as const;
    expect(failureOf('validation', { fields }, 'en').data).toEqual({
      code: 'validation',
      fields: [{ path: 'emails.0', code: 'email_invalid', message: 'Invalid e-mail format' }],
    });
  });
});

describe('what a call may be refused with', () => {
  const open = { method: 'GET', path: '/x', access: 'public', summary: '', response: z.null() } as const;
  const codes = (definition: Parameters<typeof refusalsOf>[0]) => [...refusalsOf(definition)];

  it('follows from its kind', () => {
    expect(codes(open)).not.toContain('session_expired');
    expect(codes({ ...open, access: 'signed-in' })).toEqual(
      expect.arrayContaining(['session_expired', 'access_denied']),
    );
    expect(codes({ ...open, access: 'operator' })).toEqual(
      expect.arrayContaining(['session_expired', 'not_found']),
    );
    expect(codes({ ...open, params: z.object({}) })).toEqual(
      expect.arrayContaining(['not_found', 'validation']),
    );
    expect(codes({ ...open, creates: true })).toContain('key_reused');
    expect(codes({ ...open, files: { field: 'a', minFiles: 1, maxFiles: 1, maxBytes: 1 } })).toContain(
      'file_type',
    );
  });

  it('and from what it lists', () => {
    expect(codes(open)).not.toContain('wrong_state');
    expect(codes(endpoint({ ...open, refusals: ['wrong_state'] }))).toContain('wrong_state');
  });
});
