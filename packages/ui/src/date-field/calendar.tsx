import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { DayPicker, type ChevronProps, type Matcher } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { pl } from 'react-day-picker/locale/pl';

import { useLabels } from '../labels/index.ts';

export interface CalendarProps {
  /** `YYYY-MM-DD` or null. */
  value: string | null;
  onChange: (date: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** A month of days, Monday first, with quick choice of month and year. */
export function Calendar({ value, onChange, min, max }: CalendarProps) {
  const { locale } = useLabels();
  const selected = value === null ? undefined : toLocalDate(value);
  const outside: Matcher[] = [];
  if (min) outside.push({ before: toLocalDate(min) });
  if (max) outside.push({ after: toLocalDate(max) });

  return (
    <DayPicker
      mode="single"
      // the calendar opens in a popover on purpose: the keyboard has to land on its day
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      required
      selected={selected}
      {...(selected ? { defaultMonth: selected } : {})}
      onSelect={(date) => {
        onChange(toIsoDate(date));
      }}
      disabled={outside}
      startMonth={min ? toLocalDate(min) : FIRST_MONTH}
      endMonth={max ? toLocalDate(max) : LAST_MONTH}
      captionLayout="dropdown"
      locale={locale.startsWith('pl') ? pl : enGB}
      weekStartsOn={1}
      components={{ Chevron: CalendarChevron }}
      classNames={calendarClasses}
    />
  );
}

const FIRST_MONTH = new Date(1920, 0);
const LAST_MONTH = new Date(2099, 11);

const navigation =
  'inline-flex size-7 items-center justify-center rounded-small text-text-muted hover:bg-surface-hover hover:text-text aria-disabled:pointer-events-none aria-disabled:text-border-strong';

const calendarClasses = {
  root: 'p-3 text-body text-text',
  months: 'relative',
  nav: 'absolute top-0 right-0 flex gap-0.5',
  button_previous: navigation,
  button_next: navigation,
  month_caption: 'flex h-7 items-center pr-16 font-medium',
  dropdowns: 'flex items-center gap-2',
  dropdown_root:
    'relative inline-flex items-center rounded-small has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
  dropdown: 'absolute inset-0 z-10 w-full cursor-pointer opacity-0',
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

function CalendarChevron({ orientation, className }: ChevronProps) {
  const Icon = { left: ChevronLeft, right: ChevronRight, up: ChevronUp, down: ChevronDown }[
    orientation ?? 'down'
  ];
  return <Icon size={16} aria-hidden className={className} />;
}

function toLocalDate(date: string): Date {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function toIsoDate(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
