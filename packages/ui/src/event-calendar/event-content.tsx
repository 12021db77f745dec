import { Check, CloudOff } from 'lucide-react';

import { classes } from '../classes/index.ts';

interface EventContentProps {
  title: string;
  /** Formatted; empty for all-day events. */
  time: string;
  done: boolean;
  doneWord: string;
  /** Why its time is not saved yet. */
  pending: string | undefined;
  /** In the agenda the time has its own column and the event a dot of its colour. */
  agenda: boolean;
  dotClass: string;
}

/** The content of an event in the grid and in the agenda. */
export function EventContent(props: EventContentProps) {
  const { title, time, done, doneWord, pending, agenda, dotClass } = props;
  return (
    <span
      className={classes(
        'flex min-w-0 items-baseline gap-1.5',
        agenda ? 'flex-1 text-body' : 'px-1.5 py-0.5 text-small',
      )}
    >
      {agenda ? (
        <span
          aria-hidden
          className={classes('size-2.5 shrink-0 self-center rounded-full border-2', dotClass)}
        />
      ) : null}
      {time || agenda ? (
        <span className={classes('shrink-0 tabular-nums', agenda ? 'w-28 text-text-muted' : 'font-medium')}>
          {time}
        </span>
      ) : null}
      {done ? <Check size={12} aria-hidden className="shrink-0 self-center" /> : null}
      {pending ? <CloudOff size={12} aria-hidden className="shrink-0 self-center" /> : null}
      <span className={classes('min-w-0 truncate', done && 'line-through')}>{title}</span>
      {done ? <span className="sr-only">({doneWord})</span> : null}
      {pending ? <span className="sr-only">({pending})</span> : null}
    </span>
  );
}
