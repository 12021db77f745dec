import { sampleAuth } from '@szansa/api-client/samples/people';
import { expect, it } from 'vitest';

import { authAtom, store } from '#kit/session/session-atoms.ts';

import { clearOutgoing, startOutbox } from './outgoing.ts';

it('discards what one person wrote without stopping the outbox of a person who signs in meanwhile', async () => {
  const anna = sampleAuth('WORKER', 'pl');
  store.set(authAtom, anna);
  const cleared = clearOutgoing();
  store.set(authAtom, { ...anna, user: { ...anna.user, id: 'next' } });
  const next = startOutbox();
  await cleared;
  expect(startOutbox()).toBe(next);
});
