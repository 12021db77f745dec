import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { pause } from './pause.ts';

describe('pause', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lasts as long as specified', async () => {
    const isDue = pause(250, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(250);
    await expect(isDue).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends at once when it is aborted', async () => {
    const controller = new AbortController();
    const isDue = pause(250, controller.signal);
    controller.abort(new Error('typed on'));
    await expect(isDue).rejects.toThrow('typed on');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not start if it is already aborted', async () => {
    await expect(pause(250, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});
