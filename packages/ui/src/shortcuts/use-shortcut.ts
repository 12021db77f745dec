import { useEffect, useEffectEvent, useRef } from 'react';

import { follow, NOTHING_PRESSED } from './keys.ts';

export interface ShortcutOptions {
  /** Off while something else owns the keyboard. */
  enabled?: boolean | undefined;
  /** Also while one types; only for combinations with `mod`. */
  inFields?: boolean | undefined;
}

/**
 * Calls the handler when the keys are pressed anywhere on the page: `c`, `?`, `mod+k`, or one after another, `g c`.
 * Typing in a field, and anything while a dialog is open, is left alone.
 */
export function useShortcut(keys: string, handler: () => void, options: ShortcutOptions = {}): void {
  const { enabled = true, inFields = false } = options;
  const state = useRef(NOTHING_PRESSED);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (!inFields && (isTyping(event.target) || isInLayer(event.target))) return;
    const result = follow(keys, state.current, event, event.timeStamp);
    state.current = result.state;
    if (!result.complete) return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      handle(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [enabled]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]'))
  );
}

function isInLayer(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null
  );
}
