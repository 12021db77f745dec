import { expect } from '@playwright/test';

import { demoPassword } from '../demo-server.ts';
import { apiAs } from './session.ts';

const kinds = { activate: 'activation', 'set-new-password': 'password_reset' } as const;

/** Returns the path in the latest link mailed to a user, read from the outbox; waits for the mail. */
export async function mailedPath(email: string, page: keyof typeof kinds): Promise<string> {
  const api = await apiAs('zofia');
  let path = '';
  await expect(async () => {
    const { items } = await api.outbox.list({ query: { search: email, kind: kinds[page] } });
    const body = { currentPassword: demoPassword };
    const mail = items[0] && (await api.outbox.read({ params: { id: items[0].id }, body }));
    path = new RegExp(`/${page}/[\\w-]{43}`).exec(mail?.text ?? '')?.[0] ?? '';
    expect(path).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return path;
}
