import { currentTime } from '../clock/index.ts';
import { useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all that is shown. */
function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, minute);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const thisMinute = () => Math.floor(currentTime().getTime() / minute) * minute;

/** The beginning of the current minute, in milliseconds; drawn anew with each. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, thisMinute);
}
