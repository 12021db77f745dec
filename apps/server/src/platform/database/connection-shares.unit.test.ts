import { describe, expect, it } from 'vitest';

import { Refusal } from '../refusal.ts';
import { connectionShares } from './connection-shares.ts';

const limits = { most: 2, mostPending: 2, deadlineMs: 60_000 };
const usual = { mayExceed: false };

/** Requests a connection, and records whether it was granted. */
function requesting(shares: ReturnType<typeof connectionShares>, userId: string) {
  const requested = { isGiven: false };
  const enter = async () => {
    await shares.enter(userId, usual);
    requested.isGiven = true;
  };
  return { requested, entered: enter() };
}

describe('the share of a person', () => {
  it('has places for some, queues others in their order, and is full for more', async () => {
    const shares = connectionShares(limits);
    const [first, second] = [await shares.enter('jan', usual), await shares.enter('jan', usual)];
    const [third, fourth] = [requesting(shares, 'jan'), requesting(shares, 'jan')];
    await expect(shares.enter('jan', usual)).rejects.toEqual(new Refusal('unavailable'));
    first();
    await third.entered;
    expect(fourth.requested.isGiven).toBe(false);
    second();
    await fourth.entered;
  });

  it('is separate for each person', async () => {
    const shares = connectionShares(limits);
    await shares.enter('jan', usual);
    await shares.enter('jan', usual);
    expect(await shares.enter('anna', usual)).toBeTypeOf('function');
  });

  it('is exceeded by a request that would block itself, and others are queued until that is over', async () => {
    const shares = connectionShares(limits);
    const [first] = [await shares.enter('jan', usual), await shares.enter('jan', usual)];
    const inner = await shares.enter('jan', { mayExceed: true });
    const pending = requesting(shares, 'jan');
    inner();
    await Promise.resolve();
    expect(pending.requested.isGiven).toBe(false);
    first();
    await pending.entered;
  });

  it('is waited for no longer than the deadline', async () => {
    const shares = connectionShares({ ...limits, deadlineMs: 1 });
    const leave = await shares.enter('jan', usual);
    await shares.enter('jan', usual);
    await expect(shares.enter('jan', usual)).rejects.toEqual(new Refusal('unavailable'));
    leave();
    expect(await shares.enter('jan', usual)).toBeTypeOf('function');
  });
});
