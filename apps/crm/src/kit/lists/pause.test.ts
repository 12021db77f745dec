import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { pause } from './pause.ts';

describe('pause', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits as long as it is told', async () => {
    const waited = pause(250, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(250);
    await expect(waited).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends at once when it is aborted', async () => {
    const controller = new AbortController();
    const waited = pause(250, controller.signal);
    controller.abort(new Error('typed on'));
    await expect(waited).rejects.toThrow('typed on');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not begin when it is aborted already', async () => {
    await expect(pause(250, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});
