import { currentTime } from '@szansa/ui/clock';
import { useLabels } from '@szansa/ui/labels';
import { useTimeZone } from '@szansa/ui/provider';
import { dayOf, timeOf } from '@szansa/ui/timeline';

import { useFormats } from '#kit/texts/use-formats.ts';

const day = 24 * 60 * 60 * 1000;

function daysAgo(instant: string, timeZone: string): 'today' | 'yesterday' | null {
  const now = currentTime().getTime();
  if (dayOf(instant, timeZone) === dayOf(new Date(now).toISOString(), timeZone)) return 'today';
  return dayOf(instant, timeZone) === dayOf(new Date(now - day).toISOString(), timeZone) ? 'yesterday' : null;
}

/** When a user was last active: today and yesterday by their names. */
export function LastSeen({ at }: { at: string | null }) {
  const formats = useFormats();
  const labels = useLabels();
  const timeZone = useTimeZone();
  if (at === null) return formats.instant(at);
  const near = daysAgo(at, timeZone);
  return (
    <time dateTime={at} title={formats.instant(at)}>
      {near ? `${labels[near]}, ${timeOf(at, labels.locale, timeZone)}` : formats.instant(at)}
    </time>
  );
}
