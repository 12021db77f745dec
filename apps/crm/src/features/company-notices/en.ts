import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const companyNotices: Translated<typeof polish.companyNotices> = {
  title: 'Company announcements',
  add: 'New announcement',
  search: 'Search announcements',
  total_one: '{{count, number}} announcement',
  total_other: '{{count, number}} announcements',
  totalMore: 'More than {{count, number}} announcements',
  columns: {
    title: 'Title',
    state: 'Status',
    recipients: 'Recipients',
    readCount: 'Read',
    confirmedCount: 'Confirmed',
    author: 'Author',
    sentAt: 'Sent',
    validUntil: 'Valid until',
    createdAt: 'Created',
  },
  filters: {
    state: 'Status',
    awaited: 'Awaiting confirmation',
    important: 'Important',
    mine: 'Mine',
    period: 'Sent on',
  },
  state: { draft: 'Draft', sent: 'Sent', over: 'No longer valid' },
  empty: {
    title: 'There are no announcements yet',
    hint: 'Write one, choose its recipients and send it. You will see who has read and confirmed it.',
  },
  noMatches: {
    title: 'No announcement matches the filters',
    hint: 'Change the search or the filters. Titles and texts are searched.',
  },
  fields: {
    title: 'Title',
    note: 'Text',
    roles: 'By role',
    userIds: 'Chosen staff',
    isImportant: 'Important: it stands on top of any screen until it is confirmed',
    validUntil: 'Valid until',
  },
  hints: { recipients: 'Everyone who has one of these roles gets it.' },
  form: {
    createTitle: 'New announcement',
    editTitle: 'Announcement',
    description: 'A draft. Nobody sees it until you send it.',
    created: 'The draft has been created',
  },
  remove: { title: 'Remove the draft?' },
  tabs: { statistics: 'Read statistics', content: 'Text' },
  missing: {
    title: 'Before you send it',
    note: 'Write the text of the announcement.',
    recipients: 'Choose recipients: roles or staff.',
    validUntil: 'Change its last day, which is over.',
  },
  record: {
    created: 'Draft: {{name}}, {{date}}',
    sent: 'Sent: {{name}}, {{date}}',
    noText: 'There is no text yet.',
    wouldReach: 'Would reach today',
    reached: 'Reached',
    people_one: '{{count, number}} person',
    people_other: '{{count, number}} people',
    untilFurther: 'until further notice',
    reminded: 'Last reminder',
  },
  send: {
    action: 'Send',
    title_one: 'Send the announcement to {{count, number}} person?',
    title_other: 'Send the announcement to {{count, number}} people?',
    hint: 'A sent announcement can be neither changed nor taken back. Who joins later sees it as well, as long as it is valid.',
    done: 'The announcement has been sent',
  },
  remind: {
    action: 'Remind',
    title_one: 'Remind {{count, number}} person?',
    title_other: 'Remind {{count, number}} people?',
    hint: 'Those who have not confirmed the announcement yet get a notification.',
    done: 'The reminder has been sent',
  },
  files: {
    label: 'Attachments',
    add: 'Add files',
    empty: 'No attachments',
    emptyHint: 'All recipients of the announcement will see the files.',
    removeTitle: 'Remove the file?',
    removeDescription: 'The file {{name}} will leave the announcement.',
  },
};

export const noticeEntries: Translated<typeof polish.noticeEntries> = {
  title: 'Read statistics',
  search: 'Search people',
  recipients: 'Recipients',
  read: 'Have read',
  confirmed: 'Have confirmed',
  columns: {
    person: 'Person',
    state: 'Status',
    roles: 'Roles',
    readAt: 'Read on',
    confirmedAt: 'Confirmed on',
  },
  filters: { state: 'Status' },
  empty: { title: 'The announcement has no recipients', hint: 'Nobody has the chosen roles now.' },
  noMatches: { title: 'Nobody matches the filters', hint: 'Change the search or the filters.' },
};

export const myNotices: Translated<typeof polish.myNotices> = {
  title: 'My company announcements',
  tabs: { pending: 'To confirm', confirmed: 'Confirmed' },
  empty: {
    pending: 'Nothing waits to be confirmed by you',
    confirmed: 'You have not confirmed any announcement yet',
  },
  files_one: '{{count, number}} attachment',
  files_other: '{{count, number}} attachments',
};
