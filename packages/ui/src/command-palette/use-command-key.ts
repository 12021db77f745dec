import { useShortcut } from '../shortcuts/index.ts';

/** Calls the handler on Ctrl K or ⌘ K, also while one types. */
export function useCommandKey(handler: () => void): void {
  useShortcut('mod+k', handler, { inFields: true });
}
