import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const customerMail: Translated<typeof polish.customerMail> = {
  language: 'Language of the message',
  to: 'To',
  subject: 'Subject',
  text: 'Message',
  signature: 'Below the text we add:',
  skip: 'Not now',
  send: 'Send',
  sent: 'Message sent to the customer',
  kept: 'There is no mail server: the message waits in the outbox.',
  noAddress: 'The customer has no e-mail address to write to.',
};
