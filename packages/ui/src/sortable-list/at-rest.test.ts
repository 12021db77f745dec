import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { drawAtRest, freezeWhileDragged, watchDragging, watchScrolling } from './at-rest.ts';

let scroll: () => void;
let stopWatching: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', {
    addEventListener: (_kind: string, received: () => void) => {
      scroll = received;
    },
    removeEventListener: vi.fn<() => void>(),
  });
  stopWatching = watchScrolling();
  // of the test before
  vi.advanceTimersByTime(1000);
});

afterEach(() => {
  stopWatching();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a row is drawn', () => {
  it('at once where nothing moves', () => {
    const draw = vi.fn<() => void>();
    drawAtRest(draw);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('once nothing scrolls any more', () => {
    const draw = vi.fn<() => void>();
    scroll();
    drawAtRest(draw);
    vi.advanceTimersByTime(90);
    scroll();
    vi.advanceTimersByTime(90);
    expect(draw).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('once nothing is dragged any more, however long that rests over one place', () => {
    const draw = vi.fn<() => void>();
    const drop = freezeWhileDragged();
    drawAtRest(draw);
    scroll();
    vi.advanceTimersByTime(5000);
    expect(draw).not.toHaveBeenCalled();
    drop();
    vi.advanceTimersByTime(200);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('not when it has been given up meanwhile', () => {
    const draw = vi.fn<() => void>();
    const drop = freezeWhileDragged();
    drawAtRest(draw)();
    drop();
    vi.advanceTimersByTime(200);
    expect(draw).not.toHaveBeenCalled();
  });
});

describe('a drag is published', () => {
  it('when the first starts and the last ends', () => {
    const notify = vi.fn<(isDragged: boolean) => void>();
    const stop = watchDragging(notify);
    const drops = [freezeWhileDragged(), freezeWhileDragged()];
    expect(notify.mock.calls).toEqual([[true]]);
    for (const drop of drops) drop();
    expect(notify.mock.calls).toEqual([[true], [false]]);
    stop();
    freezeWhileDragged()();
    expect(notify).toHaveBeenCalledTimes(2);
  });
});
