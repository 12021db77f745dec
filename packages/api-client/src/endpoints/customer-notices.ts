import { excludable } from '@szansa/domain/access';
import { customerNoticeInput, noticeDraftQuery } from '@szansa/domain/opportunity';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { id, idParams } from './records.ts';

/** A proposed message that informs a customer of the progress of their opportunity. */
export const noticeDraft = z
  .object({
    /** The customer's addresses, the first one first. */
    to: excludable('customer.emails', z.array(z.string())),
    subject: z.string(),
    text: z.string(),
    /** What follows the text in the mail: the agency's name and footer. */
    signature: z.string(),
  })
  .register(schemaNames, { id: 'CustomerNoticeDraft' });

/** How far a mail to a customer is. */
export const noticeState = z.object({
  id,
  /** `kept` until there is a mail server. */
  state: z.enum(['queued', 'kept']),
});

export const customerNotices = {
  draft: endpoint({
    method: 'GET',
    path: '/opportunities/{id}/customer-notice',
    access: 'opportunity.edit',
    summary: 'The text proposed to tell the customer of a stage, in Polish or English; signed by the caller.',
    params: idParams,
    query: noticeDraftQuery,
    refusals: ['opportunity_not_yours', 'opportunity_archived'],
    response: noticeDraft,
  }),
  send: endpoint({
    method: 'POST',
    path: '/opportunities/{id}/customer-notices',
    access: 'opportunity.edit',
    done: 'sent',
    summary:
      'Sends a mail to the customer, whose answer goes to the caller; its delivery or failure stands in the timeline.',
    params: idParams,
    body: customerNoticeInput,
    refusals: ['opportunity_not_yours', 'opportunity_archived'],
    response: noticeState,
    creates: true,
  }),
};
