import { classes } from '../classes/index.ts';
import type { EventTone } from './calendar-event.ts';

/** Ground, text and edge of an event by its tone. */
export const toneClasses: Readonly<Record<EventTone, string>> = {
  grey: 'bg-tone-grey-soft text-tone-grey border-tone-grey',
  blue: 'bg-tone-blue-soft text-tone-blue border-tone-blue',
  indigo: 'bg-tone-indigo-soft text-tone-indigo border-tone-indigo',
  violet: 'bg-tone-violet-soft text-tone-violet border-tone-violet',
  orange: 'bg-tone-orange-soft text-tone-orange border-tone-orange',
  amber: 'bg-tone-amber-soft text-tone-amber border-tone-amber',
  teal: 'bg-tone-teal-soft text-tone-teal border-tone-teal',
  green: 'bg-tone-green-soft text-tone-green border-tone-green',
};

const handle = 'absolute hidden group-hover:block pointer-coarse:block';
const cell = (info: { isToday?: boolean; isDisabled?: boolean }) =>
  classes('border border-border', info.isToday && 'bg-accent-soft/40');

/** FullCalendar's slots in the look of the design system; its own themes are not loaded. */
export const calendarLooks = {
  viewClass: 'bg-surface text-text border border-border rounded-large overflow-hidden',
  tableHeaderClass: 'bg-surface',
  dayHeaderRowClass: 'border border-border',
  dayRowClass: 'border border-border',
  fillerClass: 'border border-border',
  dayHeaderAlign: 'center',
  dayHeaderClass: 'border border-border justify-center',
  dayHeaderInnerClass: 'px-1 py-1.5 text-small font-medium text-text-muted',
  dayHeaderDividerClass: 'border-b border-border',
  dayCellClass: cell,
  dayCellTopClass: 'flex justify-end p-0.5',
  dayCellTopInnerClass: (info: { isOther: boolean; isToday: boolean }) =>
    classes(
      'grid h-6 min-w-6 place-items-center rounded-full px-1 text-small tabular-nums',
      info.isOther && 'text-text-muted',
      info.isToday && 'bg-accent font-medium text-on-accent',
    ),
  dayLaneClass: cell,
  slotLaneClass: 'border border-border',
  slotHeaderClass: 'border-transparent justify-end',
  slotHeaderInnerClass: 'px-2 py-0.5 text-small text-text-muted tabular-nums',
  slotHeaderDividerClass: 'border-e border-border',
  allDayHeaderClass: 'items-center justify-end',
  allDayHeaderInnerClass: 'px-2 py-1 text-small text-text-muted',
  allDayDividerClass: 'border-y border-border bg-surface-muted pb-0.5',
  nowIndicatorLineClass: 'border-t-2 border-destructive',
  nowIndicatorHeaderClass: 'hidden',
  navLinkClass: 'cursor-pointer hover:bg-surface-hover rounded-small',
  highlightClass: 'bg-accent-soft',
  blockEventClass: 'group relative cursor-pointer rounded-small',
  blockEventInnerClass: 'min-w-0',
  rowEventClass: 'drawn-to-scale mx-0.5 mb-0.5 border-s-3',
  rowEventBeforeClass: classes(handle, 'inset-y-0 -start-1 w-2'),
  rowEventAfterClass: classes(handle, 'inset-y-0 -end-1 w-2'),
  columnEventClass: 'drawn-to-scale border-s-3 mb-px overflow-hidden',
  columnEventBeforeClass: classes(handle, 'inset-x-0 -top-1 h-2'),
  columnEventAfterClass: classes(handle, 'inset-x-0 -bottom-1 h-2'),
  dayLaneInnerClass: 'mx-0.5',
  moreLinkClass:
    'drawn-to-scale rounded-small text-small text-text-muted hover:bg-surface-hover cursor-pointer',
  moreLinkInnerClass: 'px-1.5 py-0.5',
  popoverClass: 'z-menu min-w-56 rounded-large border level-overlay p-2 text-body text-text shadow-floating',
  popoverCloseClass:
    'absolute end-1 top-1 grid size-7 place-items-center rounded-medium hover:bg-surface-hover',
  listDayHeaderClass: 'flex justify-between border-b border-border bg-surface-muted px-3 py-1.5',
  listDayHeaderInnerClass: 'text-small font-medium',
  listItemEventClass:
    'flex cursor-pointer items-center border-b border-border px-3 py-2 hover:bg-row-hover pointer-coarse:min-h-12',
  listItemEventInnerClass: 'flex min-w-0 flex-1',
  noEventsClass: 'grid min-h-40 place-items-center text-text-muted',
} as const;
