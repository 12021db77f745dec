import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import type { ChevronProps } from 'react-day-picker';

/** First and last month of the calendar's navigation where no limit is set. */
export const FIRST_MONTH = new Date(1920, 0);
export const LAST_MONTH = new Date(2099, 11);

const navigation =
  'inline-flex size-7 items-center justify-center rounded-small text-text-muted hover:bg-surface-hover hover:text-text aria-disabled:pointer-events-none aria-disabled:text-border-strong';

/** The look every calendar of days shares. */
export const calendarClasses = {
  root: 'p-3 text-body text-text',
  months: 'relative',
  nav: 'absolute top-0 right-0 flex gap-0.5',
  button_previous: navigation,
  button_next: navigation,
  month_caption: 'flex h-7 items-center pr-16 font-medium',
  dropdowns: 'flex items-center gap-2',
  dropdown_root:
    'relative inline-flex items-center rounded-small has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
  dropdown: 'absolute inset-0 z-sticky w-full cursor-pointer opacity-0',
  caption_label: 'inline-flex items-center gap-1 rounded-small px-1 capitalize',
  chevron: 'text-text-muted',
  month_grid: 'mt-2 border-collapse',
  weekday: 'size-8 text-tiny font-medium text-text-faint',
  day: 'p-0 text-center',
  day_button:
    'size-8 rounded-small tabular-nums hover:bg-surface-hover disabled:cursor-not-allowed disabled:text-text-faint disabled:line-through disabled:hover:bg-transparent',
  today: 'font-semibold text-accent-text',
  selected: '[&>button]:bg-accent [&>button]:text-on-accent [&>button]:hover:bg-accent-hover',
  outside: 'text-text-faint',
  hidden: 'invisible',
};

export function CalendarChevron({ orientation, className }: ChevronProps) {
  const Icon = { left: ChevronLeft, right: ChevronRight, up: ChevronUp, down: ChevronDown }[
    orientation ?? 'down'
  ];
  return <Icon size={16} aria-hidden className={className} />;
}

/** Converts `YYYY-MM-DD` into local midnight of that day, as the calendar requires. */
export function toLocalDate(date: string): Date {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export function toIsoDate(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
