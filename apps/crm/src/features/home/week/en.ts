import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const week: Translated<typeof polish.week> = {
  title: 'Calendar',
  toCalendar: 'Open the calendar',
  today: 'Today',
  previous: 'Previous week',
  next: 'Next week',
  days: 'Days of the week',
  ofDay: 'Activities: {{day}}',
  isToday: 'today',
  isDone: 'done',
  continued: 'goes on',
  opportunity: 'Opportunity: {{name}}',
  open_one: '{{count}} to do',
  open_other: '{{count}} to do',
  hidden: 'Show the rest in the calendar ({{count}}): {{day}}',
  empty: 'Nothing is planned for this week.',
  emptyDay: 'Nothing is planned for this day.',
  nothingOverdue: 'Nothing is overdue from before this week.',
  overdue_one: '{{count}} overdue activity from before this week',
  overdue_other: '{{count}} overdue activities from before this week',
};
