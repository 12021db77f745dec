import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const notifications: Translated<typeof polish.notifications> = {
  open: 'Notifications',
  openWith_one: 'Notifications: {{count, number}} unread',
  openWith_other: 'Notifications: {{count, number}} unread',
  tabs: { unread: 'Unread', read: 'Read', reassign_requests: 'Reassignment', calendar: 'Calendar' },
  empty: { unread: 'Everything has been read', read: 'There is nothing here yet' },
  toast: { open: 'Open', otherwise: 'You find it in the notifications' },
  coming: {
    list: 'Coming activities',
    empty: 'Nothing is planned',
    more: 'Load more',
  },
  settings: 'Notification settings',
  calendar: 'Open the calendar',
  reassign: {
    new: 'New request for an opportunity',
    title: 'Request for an opportunity',
    asks: '{{requester}} asks for opportunity #{{number}} ({{customer}}).',
    asksFor: '{{requester}} asks for opportunity #{{number}} ({{customer}}). New salesperson: {{target}}.',
    own: 'You ask for opportunity #{{number}} ({{customer}}). {{owner}} decides.',
    reason: 'Reason',
    approve: 'Hand over',
    reject: 'Reject',
    withdraw: 'Withdraw the request',
    later: 'Later',
    approved: 'Request approved',
    rejected: 'Request rejected',
    withdrawn: 'The request was withdrawn',
    about: '#{{number}}, {{name}}',
    list: 'Requests for opportunities',
    empty: 'There are no requests',
  },
};
