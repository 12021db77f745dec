import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const notice: Translated<typeof polish.notice> = {
  important: 'Important',
  by: '{{name}}, {{date}}',
  validUntil: 'Valid until {{date}}',
  text: 'Text of the announcement',
  files: 'Attachments',
  confirm: 'I have read and understood it',
  confirmedDone: 'You have confirmed the announcement',
  confirmedAt: 'Confirmed {{date}}',
  later: 'Later',
  state: { unread: 'Unread', read: 'Read', confirmed: 'Confirmed' },
};
