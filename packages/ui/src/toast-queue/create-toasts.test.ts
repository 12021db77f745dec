import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createToasts } from './create-toasts.ts';

const saved = { title: 'Zapisano', type: 'foreground' } as const;

describe('createToasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows with the defaults, and notifies its listeners', () => {
    const toasts = createToasts();
    const listener = vi.fn<() => void>();
    toasts.subscribe(listener);
    const id = toasts.show(saved);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(toasts.read()).toEqual([{ id, ...saved, variant: 'default', duration: 5000, open: true }]);
  });

  it('gives each toast its own id and retains two', () => {
    const toasts = createToasts();
    const shown = [toasts.show(saved), toasts.show(saved), toasts.show(saved)];
    expect(new Set(shown).size).toBe(3);
    expect(toasts.read().map((item) => item.id)).toEqual([shown[2], shown[1]]);
  });

  it('refuses an empty label and changes nothing', () => {
    const toasts = createToasts();
    expect(() => toasts.show({ title: ' ', type: 'background' })).toThrow(/label/);
    expect(toasts.read()).toEqual([]);
  });

  it('removes a dismissed toast after 1,000,000 ms, not before', () => {
    const toasts = createToasts();
    const id = toasts.show(saved);
    toasts.dismiss(id);
    toasts.dismiss(id);
    vi.advanceTimersByTime(999_999);
    expect(toasts.read()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(1);
    expect(toasts.read()).toEqual([]);
  });

  it('dismisses all, and clears at once with no timer left', () => {
    const toasts = createToasts();
    toasts.show(saved);
    toasts.show(saved);
    toasts.dismiss();
    expect(toasts.read().every((item) => !item.open)).toBe(true);
    toasts.clear();
    expect(toasts.read()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('updates in place and returns the same object while nothing changes', () => {
    const toasts = createToasts();
    const id = toasts.show(saved);
    toasts.update(id, { title: 'Wysłano' });
    expect(toasts.read()[0]?.title).toBe('Wysłano');
    expect(toasts.read()).toBe(toasts.read());
  });

  it('stops telling who has unsubscribed', () => {
    const toasts = createToasts();
    const listener = vi.fn<() => void>();
    toasts.subscribe(listener)();
    toasts.show(saved);
    expect(listener).not.toHaveBeenCalled();
  });
});
