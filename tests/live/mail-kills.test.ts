import { repetitions } from '@szansa/server/testing';
import { expect, it } from 'vitest';

import { killWhileTaking } from './mail-kills.ts';

const kills = repetitions({ usual: 2, all: 20 });

it(
  'mails are taken once each, however often the server is killed while it takes them',
  async () => {
    const { delivered, taken } = await killWhileTaking({
      kills,
      mailsAKill: 10,
      until: (isDone) => expect.poll(isDone).toBe(true),
    });
    expect(taken).toEqual(delivered);
  },
  kills * 60_000,
);
