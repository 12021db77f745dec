import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const notifications: Translated<typeof polish.notifications> = {
  open: 'Notifications',
  openWith_one: 'Notifications: {{count, number}} unread',
  openWith_other: 'Notifications: {{count, number}} unread',
  tabs: { unread: 'Unread', read: 'Read' },
  empty: { unread: 'Everything has been read', read: 'There is nothing here yet' },
  calendar: 'Open the calendar',
};
