import { describe, expect, it } from 'vitest';

import {
  mailAccountInput,
  mailAccountProblems,
  portOf,
  sendsPasswordElsewhere,
  type MailAccountInput,
} from './index.ts';

const account: MailAccountInput = {
  host: 'imap.przyklad.example',
  port: 993,
  security: 'tls',
  userName: 'biuro@przyklad.example',
  password: 'Haslo-do-poczty-1',
  folder: 'INBOX',
  afterTaking: 'leave',
  takenFrom: '2026-11-01',
};

describe('MA1 what happens to ingested mails', () => {
  it.each([
    ['leave', null, []],
    ['mark_read', null, []],
    ['move', 'Zrobione', []],
    ['move', null, ['required']],
    ['move', 'INBOX', ['value_not_allowed']],
    ['move', 'inbox', ['value_not_allowed']],
  ] as const)('%s to %s', (afterTaking, movedTo, codes) => {
    expect(mailAccountProblems({ ...account, afterTaking, movedTo }).map(({ code }) => code)).toEqual(codes);
  });

  it('names of folders other than the first are case-sensitive', () => {
    const folders = { folder: 'Poczta', movedTo: 'poczta', afterTaking: 'move' } as const;
    expect(mailAccountProblems(folders)).toEqual([]);
  });
});

describe('MA2 a stored password', () => {
  it.each([
    [{ host: 'IMAP.przyklad.example' }, false],
    [{ host: 'imap.inny.example' }, true],
    [{ port: 143 }, true],
    [{ security: 'none' }, true],
    [{ userName: 'ktos@przyklad.example' }, true],
  ] as const)('of an account with %o goes elsewhere: %s', (change, elsewhere) => {
    expect(sendsPasswordElsewhere(account, { ...account, ...change })).toBe(elsewhere);
  });
});

it.each(['imap.przyklad.example', '127.0.0.1', 'poczta', '::1'])('%s is a server', (host) => {
  expect(mailAccountInput.safeParse({ ...account, host }).success).toBe(true);
});

it.each(['', 'imap://x', 'a b', '-a', 'a/b', 'a:993'])('"%s" is no server', (host) => {
  expect(mailAccountInput.safeParse({ ...account, host }).success).toBe(false);
});

it('the usual ports', () => {
  expect([portOf('tls'), portOf('starttls'), portOf('none')]).toEqual([993, 143, 143]);
});
