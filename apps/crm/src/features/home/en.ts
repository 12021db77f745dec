import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const home: Translated<typeof polish.home> = {
  greeting: 'Good day, {{name}}',
  subtitle: 'Your sales opportunities',
  subtitleTeam: 'Opportunities of the agency',
  byStatusTeam: 'Opportunities of the agency by stage',
  byStatus: 'Your opportunities by stage',
  recent: 'Latest activity',
  today: 'To do today',
  todayEmpty: 'Nothing is planned for today.',
  toCalendar: 'Calendar',
  openBoard: 'Open the board',
  addCustomer: 'Add a customer',
  emptyTitleTeam: 'There are no opportunities yet',
  emptyTitle: 'You have no sales opportunities yet',
  emptyHint: 'Add a customer and open the first opportunity for them.',
  team: {
    title: 'Salespeople',
    worker: 'Salesperson',
    open: 'Open',
    sum: 'Net value',
    stale: 'Too long at a stage',
    overdue: 'Overdue activities',
    closed: 'Closed this month',
    empty: 'Nobody works on opportunities yet.',
    unassigned_one: '{{count}} opportunity without an owner',
    unassigned_other: '{{count}} opportunities without an owner',
  },
  open_one: '{{count}} open opportunity',
  open_other: '{{count}} open opportunities',
};
