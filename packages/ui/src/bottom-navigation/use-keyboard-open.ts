import { useSyncExternalStore } from 'react';

/** CSS px that are more than any browser's bar and less than any on-screen keyboard. */
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
