import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const messenger: Translated<typeof polish.messenger> = {
  title: 'Conversations',
  open: 'Conversations',
  openWith_one: 'Conversations: {{count}} unread',
  openWith_other: 'Conversations: {{count}} unread',
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
  kinds: { label: 'What conversations are about', enquiries: 'Enquiries', opportunities: 'Opportunities' },
  parts: { label: 'Which conversations', comments: 'Comments', mentions: 'Mentions' },
  search: 'Search conversations',
  chats: 'Conversations',
  found: 'Messages',
  nothingFound: 'Nothing found',
  nothingFoundHint: 'Names and texts of the conversations you may read are searched.',
  note: 'note',
  empty: {
    comments: 'You follow no conversation yet',
    mentions: 'Nobody has mentioned you yet',
  },
  emptyHint: {
    comments: 'A conversation you write in, follow, or that is about a record of yours comes here.',
    mentions: 'When somebody writes @ and your name, you find it here.',
  },
  back: 'Back to the conversations',
  toRecord: 'Open the record',
};
