import { useLabels } from '@szansa/ui/labels';
import { dayOf, timeOf } from '@szansa/ui/timeline';

import { useFormats } from '#kit/texts/use-formats.ts';

const day = 24 * 60 * 60 * 1000;

function daysAgo(instant: string): 'today' | 'yesterday' | null {
  const now = Date.now();
  if (dayOf(instant) === dayOf(new Date(now).toISOString())) return 'today';
  return dayOf(instant) === dayOf(new Date(now - day).toISOString()) ? 'yesterday' : null;
}

/** When somebody was in the product last: today and yesterday by their names. */
export function LastSeen({ at }: { at: string | null }) {
  const formats = useFormats();
  const labels = useLabels();
  if (at === null) return formats.instant(at);
  const near = daysAgo(at);
  return (
    <time dateTime={at} title={formats.instant(at)}>
      {near ? `${labels[near]}, ${timeOf(at, labels.locale)}` : formats.instant(at)}
    </time>
  );
}
