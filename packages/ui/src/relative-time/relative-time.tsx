import { useSyncExternalStore, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { currentTime } from '../clock/index.ts';
import { useLabels } from '../labels/index.ts';
import { useTimeZone } from '../provider/index.ts';
import { dayAndTimeOf } from '../timeline/days.ts';
import { ago } from './ago.ts';

const MINUTE = 60_000;
const subscribers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all that is shown. */
function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  timer ??= setInterval(() => {
    for (const each of subscribers) each();
  }, MINUTE);
  return () => {
    subscribers.delete(notify);
    if (subscribers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const thisMinute = () => Math.floor(currentTime().getTime() / MINUTE) * MINUTE;

/** Returns the start of the current minute, in milliseconds, and renders again with each. */
function useMinute(): number {
  return useSyncExternalStore(subscribe, thisMinute);
}

export interface RelativeTimeProps {
  /** ISO 8601 with a zone. */
  at: string;
  /** The reference time, ISO 8601; default the current moment, updated every minute. */
  now?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLTimeElement> | undefined;
}

/** `2 dni temu`; the exact time is shown on hover. */
export function RelativeTime({ at, now, className, ref }: RelativeTimeProps) {
  const { locale } = useLabels();
  const timeZone = useTimeZone();
  const minute = useMinute();
  return (
    <time
      ref={ref}
      dateTime={at}
      title={dayAndTimeOf(at, locale, timeZone)}
      data-slot="relative-time"
      className={classes('tabular-nums', className)}
    >
      {ago(at, now ?? new Date(minute).toISOString(), locale, timeZone)}
    </time>
  );
}
