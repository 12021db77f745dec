import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels } from '../labels/index.ts';
import { useTimeZone } from '../provider/index.ts';
import { dayAndTimeOf } from '../timeline/days.ts';
import { ago } from './ago.ts';
import { useMinute } from './use-minute.ts';

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
