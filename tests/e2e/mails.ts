import { expect } from '@playwright/test';

import { apiAs } from './session.ts';

const kinds = { activate: 'activation', 'set-new-password': 'password_reset' } as const;

/** The path in the latest link mailed to somebody, read from the outbox; waits for the mail. */
export async function mailedPath(email: string, page: keyof typeof kinds): Promise<string> {
  const api = await apiAs('adam');
  let path = '';
  await expect(async () => {
    const { items } = await api.outbox.list({ query: { search: email, kind: kinds[page] } });
    const mail = items[0] && (await api.outbox.get({ params: { id: items[0].id } }));
    path = new RegExp(`/${page}/[\\w-]{43}`).exec(mail?.text ?? '')?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return path;
}
