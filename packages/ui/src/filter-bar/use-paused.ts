import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds without a key before the typed value is reported. */
const pause = 250;

interface Pending {
  timer: ReturnType<typeof setTimeout>;
  apply: () => void;
}

function applyNow(pending: RefObject<Pending | null>): void {
  if (!pending.current) return;
  const { timer, apply } = pending.current;
  clearTimeout(timer);
  pending.current = null;
  apply();
}

/** Reports the typed value once typing has paused, and at the latest when the field is unmounted. */
export function usePaused<Value>(apply: (value: Value) => void) {
  const pending = useRef<Pending | null>(null);
  useEffect(() => () => applyNow(pending), []);
  return {
    applyAfterPause: (value: Value) => {
      if (pending.current) clearTimeout(pending.current.timer);
      const timer = setTimeout(() => applyNow(pending), pause);
      pending.current = { timer, apply: () => apply(value) };
    },
    now: () => applyNow(pending),
  };
}
