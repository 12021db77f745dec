import { expect, it } from 'vitest';

import { killWhileTaking } from './mail-kills.ts';

it('mails are taken once each, however often the server is killed while it takes them', async () => {
  const { delivered, taken } = await killWhileTaking({
    kills: 3,
    mailsAKill: 10,
    until: (isDone) => expect.poll(isDone).toBe(true),
  });
  expect(taken).toEqual(delivered);
}, 600_000);
