import { useState } from 'react';

/**
 * Freezes what is shown while a row of it is pressed: a response that arrives meanwhile would move the row from under
 * the pointer, and the press would be lost or hit another row.
 */
export function useFrozen<Shown>(shown: Shown): {
  readonly shown: Shown;
  readonly onPointerDown: () => void;
} {
  const [frozen, setFrozen] = useState<{ readonly shown: Shown }>();
  const onPointerDown = () => {
    setFrozen({ shown });
    const released = new AbortController();
    const release = () => {
      released.abort();
      setFrozen(undefined);
    };
    // a press ends with a click wherever it is let go, a scroll by touch without one
    for (const end of ['click', 'pointercancel'])
      document.addEventListener(end, release, { signal: released.signal });
  };
  return { shown: frozen ? frozen.shown : shown, onPointerDown };
}
