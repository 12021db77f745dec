import { currentTime } from '../clock/index.ts';
import { useSyncExternalStore } from 'react';

const minute = 60_000;
const subscribers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all that is shown. */
function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  timer ??= setInterval(() => {
    for (const each of subscribers) each();
  }, minute);
  return () => {
    subscribers.delete(notify);
    if (subscribers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const thisMinute = () => Math.floor(currentTime().getTime() / minute) * minute;

/** Returns the start of the current minute, in milliseconds, and renders again with each. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, thisMinute);
}
