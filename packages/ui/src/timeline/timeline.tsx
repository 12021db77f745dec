import { useComposedRefs } from 'radix-ui/internal';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { defineWords, useLabels, useWords } from '../labels/index.ts';
import { useTimeZone } from '../provider/index.ts';
import { toneSoftClasses, type Tone } from '../theme/index.ts';
import { currentDay, dayAndTimeOf, dayHeading, groupByDay, timeOf } from './days.ts';

const timelineWords = defineWords('timeline', {
  pl: {
    timeline: 'Historia',
  },
  en: {
    timeline: 'History',
  },
});

export interface TimelineItem {
  id: string;
  icon: ReactNode;
  tone?: Tone | undefined;
  title: ReactNode;
  detail?: ReactNode;
  /** ISO 8601 with a zone. */
  at: string;
  /** Who did it. */
  by?: string | undefined;
}

export interface TimelineProps {
  /** In the order they are to be read. */
  items: readonly TimelineItem[];
  label?: string | undefined;
  /** Shows a heading above every day; then the items have only times. */
  groupByDay?: boolean | undefined;
  /** `YYYY-MM-DD`, to show "today" and "yesterday"; default the current day in the provider's zone. */
  today?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** What happened to something, item by item. */
export function Timeline({
  items,
  label,
  groupByDay: grouped = false,
  today,
  className,
  ref,
}: TimelineProps) {
  const labels = useLabels();
  const words = useWords(timelineWords);
  const timeZone = useTimeZone();
  const place = useComposedRefs(ref);
  const name = label ?? words.timeline;
  if (!grouped) {
    return (
      <ol ref={place} aria-label={name} data-slot="timeline" className={className}>
        {items.map((item, index) => (
          <Item
            key={item.id}
            item={item}
            time={dayAndTimeOf(item.at, labels.locale, timeZone)}
            last={index === items.length - 1}
          />
        ))}
      </ol>
    );
  }
  return (
    <div
      ref={place}
      role="group"
      aria-label={name}
      data-slot="timeline"
      className={classes('flex flex-col gap-3', className)}
    >
      {groupByDay(items, timeZone).map((group) => {
        const heading = dayHeading(group.day, today ?? currentDay(timeZone), labels);
        return (
          <div key={group.day}>
            <p className="mb-2 text-small font-medium text-text-muted first-letter:uppercase">{heading}</p>
            <ol aria-label={heading}>
              {group.items.map((item, index) => (
                <Item
                  key={item.id}
                  item={item}
                  time={timeOf(item.at, labels.locale, timeZone)}
                  last={index === group.items.length - 1}
                />
              ))}
            </ol>
          </div>
        );
      })}
    </div>
  );
}

function Item({ item, time, last }: { item: TimelineItem; time: string; last: boolean }) {
  return (
    <li className="relative flex gap-3 pb-4 last:pb-0">
      {last ? null : <span aria-hidden className="absolute top-7 bottom-0 left-3.5 w-px bg-border" />}
      <span
        aria-hidden
        className={classes(
          'inline-flex size-7 shrink-0 items-center justify-center rounded-full [&_svg]:size-4',
          toneSoftClasses[item.tone ?? 'grey'],
        )}
      >
        {item.icon}
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="min-w-0">{item.title}</p>
          <p className="shrink-0 text-small text-text-muted tabular-nums">
            {item.by ? `${item.by} · ` : ''}
            <time dateTime={item.at}>{time}</time>
          </p>
        </div>
        {item.detail ? <div className="mt-0.5 text-text-muted">{item.detail}</div> : null}
      </div>
    </li>
  );
}
