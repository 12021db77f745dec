import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import type { CalendarView } from './calendar-event.ts';
import { eventCalendarWords } from './words.ts';

interface CalendarToolbarProps {
  title: string;
  view: CalendarView;
  views: readonly CalendarView[];
  onViewChange: (view: CalendarView) => void;
  onStep: (step: 'previous' | 'next' | 'today') => void;
  onAdd: (() => void) | undefined;
}

export function CalendarToolbar({ title, view, views, onViewChange, onStep, onAdd }: CalendarToolbarProps) {
  const words = useWords(eventCalendarWords);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        onClick={() => {
          onStep('today');
        }}
      >
        {words.today}
      </Button>
      <span className="flex">
        <IconButton
          label={words.previous}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => {
            onStep('previous');
          }}
        />
        <IconButton
          label={words.next}
          icon={<ChevronRight aria-hidden />}
          onClick={() => {
            onStep('next');
          }}
        />
      </span>
      <p aria-live="polite" className="mr-auto text-large font-semibold first-letter:uppercase">
        {title}
      </p>
      <div
        role="group"
        aria-label={words.views}
        className="flex rounded-medium border border-border bg-surface-sunken p-0.5"
      >
        {views.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            className={classes(
              'h-7 rounded-small px-2.5 text-small font-medium',
              one === view ? 'level-raised text-text shadow-small' : 'text-text-muted hover:text-text',
            )}
            onClick={() => {
              onViewChange(one);
            }}
          >
            {words[one]}
          </button>
        ))}
      </div>
      {onAdd ? (
        <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
          {words.add}
        </Button>
      ) : null}
    </div>
  );
}
