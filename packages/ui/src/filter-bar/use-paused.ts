import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds without a key before what is typed is told. */
const pause = 250;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  tell: () => void;
}

function applyNow(waiting: RefObject<Waiting | null>): void {
  if (!waiting.current) return;
  const { timer, tell } = waiting.current;
  clearTimeout(timer);
  waiting.current = null;
  tell();
}

/** Tells what is typed once typing has paused, and at the latest when the field goes away. */
export function usePaused<Value>(tell: (value: Value) => void) {
  const waiting = useRef<Waiting | null>(null);
  useEffect(() => () => applyNow(waiting), []);
  return {
    later: (value: Value) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      const timer = setTimeout(() => applyNow(waiting), pause);
      waiting.current = { timer, tell: () => tell(value) };
    },
    now: () => applyNow(waiting),
  };
}
