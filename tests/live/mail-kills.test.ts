import { repetitions } from '@szansa/server/testing';
import { expect, it } from 'vitest';

import { killWhileTaking } from './mail-kills.ts';

const kills = repetitions({ usual: 2, all: 20 });

it(
  'mails are ingested once each, however often the server is killed while it ingests them',
  async () => {
    const { delivered, accepted } = await killWhileTaking({
      kills,
      mailsAKill: 10,
      until: (isDone) => expect.poll(isDone).toBe(true),
    });
    expect(accepted).toEqual(delivered);
  },
  kills * 60_000,
);
