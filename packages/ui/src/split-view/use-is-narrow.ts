import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767px)';

function subscribe(listen: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listen);
  return () => {
    query.removeEventListener('change', listen);
  };
}

/** Whether the window has room for one pane only. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}
