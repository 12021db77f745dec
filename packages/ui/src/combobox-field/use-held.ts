import { useState } from 'react';

/**
 * What is shown, as it was while a row of it is pressed: an answer that comes meanwhile would move the row from under the
 * pointer, and the press would be lost or taken for another row.
 */
export function useFrozen<Shown>(shown: Shown): { readonly shown: Shown; readonly onPointerDown: () => void } {
  const [held, setHeld] = useState<{ readonly shown: Shown }>();
  const onPointerDown = () => {
    setHeld({ shown });
    const released = new AbortController();
    const release = () => {
      released.abort();
      setHeld(undefined);
    };
    // a press ends with a click wherever it is let go, a scroll by touch without one
    for (const end of ['click', 'pointercancel'])
      document.addEventListener(end, release, { signal: released.signal });
  };
  return { shown: held ? held.shown : shown, onPointerDown };
}
