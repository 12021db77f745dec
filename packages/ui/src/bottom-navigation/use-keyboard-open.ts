import { useSyncExternalStore } from 'react';

/** CSS px that no bar of a browser takes and every keyboard on a screen does. */
const keyboardAtLeast = 150;

function subscribe(listener: () => void) {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
}

function isOpen(): boolean {
  if (!visualViewport) return false;
  const { height, scale } = visualViewport;
  return innerHeight - height * scale > keyboardAtLeast;
}

/** Whether a keyboard covers the lower part of the window. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen);
}
