import { describe, expect, it } from 'vitest';

import {
  addToast,
  clearToasts,
  dismissToast,
  removeToast,
  toastContainerId,
  toastDuration,
  toastHotkey,
  toastLimit,
  toastRemovalDelay,
  toastSwipeThreshold,
  updateToast,
  type ToastItem,
  type ToastQueue,
} from './toast-queue.ts';

const toast = (id: string, change: Partial<ToastItem> = {}): ToastItem => ({
  id,
  title: `Komunikat ${id}`,
  variant: 'default',
  type: 'foreground',
  duration: toastDuration,
  open: true,
  ...change,
});

const two: ToastQueue = [toast('b'), toast('a')];
const ids = (queue: ToastQueue) => queue.map((item) => item.id);

describe('toast queue', () => {
  it('has the constants of the specification [S9.4]', () => {
    expect({
      toastLimit,
      toastDuration,
      toastRemovalDelay,
      toastSwipeThreshold,
      toastHotkey,
      toastContainerId,
    }).toEqual({
      toastLimit: 2,
      toastDuration: 5000,
      toastRemovalDelay: 1_000_000,
      toastSwipeThreshold: 50,
      toastHotkey: 'F8',
      toastContainerId: 'application-toasts',
    });
  });

  it('adds in front and lets the oldest go beyond two', () => {
    expect(ids(addToast(two, toast('c')))).toEqual(['c', 'b']);
  });

  it('shows a toast added again once, in front', () => {
    expect(ids(addToast(two, toast('a')))).toEqual(['a', 'b']);
  });

  it.each(['', '   ', '\n\t'])('refuses the empty title %j [S5.16]', (title) => {
    expect(() => addToast([], toast('a', { title }))).toThrow(/label/);
    expect(() => updateToast(two, 'a', { title })).toThrow(/label/);
  });

  it('refuses a type it does not know [S5.16]', () => {
    const wrong: ToastItem = Object.assign(toast('a'), JSON.parse('{"type":"loud"}'));
    expect(() => addToast([], wrong)).toThrow(/foreground or background, not loud/);
  });

  it('updates one toast and leaves the others', () => {
    const updated = updateToast(two, 'a', { title: 'Zapisano', variant: 'success' });
    expect(updated).toEqual([two[0], toast('a', { title: 'Zapisano', variant: 'success' })]);
    expect(updateToast(two, 'x', { title: 'Zapisano' })).toEqual(two);
  });

  it('dismisses one or all, keeping them closed in the queue', () => {
    expect(dismissToast(two, 'a').map((item) => item.open)).toEqual([true, false]);
    expect(dismissToast(two).map((item) => item.open)).toEqual([false, false]);
  });

  it('removes one, clears all', () => {
    expect(ids(removeToast(two, 'b'))).toEqual(['a']);
    expect(clearToasts()).toEqual([]);
  });

  it('never changes the queue it was given', () => {
    const frozen = Object.freeze(two.map((item) => Object.freeze({ ...item })));
    expect(() => {
      addToast(frozen, toast('c'));
      updateToast(frozen, 'a', { title: 'x' });
      dismissToast(frozen);
      removeToast(frozen, 'a');
    }).not.toThrow();
  });
});
