import { describe, expect, it } from 'vitest';

import { follow, keyCaps, NOTHING_PRESSED, SEQUENCE_GAP, type KeyPress } from './keys.ts';

function press(key: string, locked: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...locked };
}

describe('follow', () => {
  it('knows one key and its modifiers', () => {
    expect(follow('c', NOTHING_PRESSED, press('c'), 0).complete).toBe(true);
    expect(follow('c', NOTHING_PRESSED, press('c', { ctrlKey: true }), 0).complete).toBe(false);
    expect(follow('mod+k', NOTHING_PRESSED, press('k', { ctrlKey: true }), 0).complete).toBe(true);
    expect(follow('mod+k', NOTHING_PRESSED, press('K', { metaKey: true }), 0).complete).toBe(true);
    expect(follow('shift+enter', NOTHING_PRESSED, press('Enter'), 0).complete).toBe(false);
  });

  it('accepts ? with Shift, as most keyboards make it', () => {
    expect(follow('?', NOTHING_PRESSED, press('?', { shiftKey: true }), 0).complete).toBe(true);
  });

  it('follows a sequence, past Shift, until it is broken or too slow', () => {
    const first = follow('g c', NOTHING_PRESSED, press('g'), 100).state;
    expect(first).toEqual({ reached: 1, at: 100 });
    expect(follow('g c', first, press('c'), 300).complete).toBe(true);
    expect(follow('g c', first, press('Shift'), 300)).toEqual({ state: first, complete: false });
    expect(follow('g c', first, press('x'), 300).state.reached).toBe(0);
    expect(follow('g c', first, press('g'), 300).state.reached).toBe(1);
    expect(follow('g c', first, press('c'), 101 + SEQUENCE_GAP).complete).toBe(false);
  });
});

describe('keyCaps', () => {
  it('shows keys as they are printed on the keyboard', () => {
    expect(keyCaps('mod+k', false)).toEqual([['Ctrl', 'K']]);
    expect(keyCaps('mod+k', true)).toEqual([['⌘', 'K']]);
    expect(keyCaps('g c', false)).toEqual([['G'], ['C']]);
    expect(keyCaps('?', false)).toEqual([['?']]);
    expect(keyCaps('shift+arrowup', false)).toEqual([['Shift', '↑']]);
  });
});
