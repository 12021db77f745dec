import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const home: Translated<typeof polish.home> = {
  greeting: 'Good day, {{name}}',
  subtitle: 'Your sales opportunities',
  byStatus: 'Your opportunities by stage',
  recent: 'Latest activity',
  today: 'To do today',
  todayEmpty: 'Nothing is planned for today.',
  toCalendar: 'Calendar',
  openBoard: 'Open the board',
  addCustomer: 'Add a customer',
  emptyTitle: 'You have no sales opportunities yet',
  emptyHint: 'Add a customer and open the first opportunity for them.',
  open_one: '{{count}} open opportunity',
  open_other: '{{count}} open opportunities',
};
