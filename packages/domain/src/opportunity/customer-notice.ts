import { z } from 'zod';

import { excludable } from '../access/index.ts';
import { languages } from '../account/index.ts';
import { email } from '../identity/index.ts';
import { line, paragraph } from '../shared/index.ts';
import { opportunityStatuses } from './status.ts';

/** A mail that informs a customer of the progress of their opportunity, as a user has reviewed it (rule NC2). */
export const customerNoticeInput = z.strictObject({
  /** One of the customer's own addresses. */
  to: excludable('customer.emails', email),
  subject: line(200),
  text: paragraph(5000),
});

export type CustomerNoticeInput = z.output<typeof customerNoticeInput>;

/** Which text is proposed; without a status that of the stage the opportunity is in. */
export const noticeDraftQuery = z.strictObject({
  status: z.enum(opportunityStatuses, 'value_not_allowed').optional(),
  language: z.enum(languages, 'value_not_allowed').optional(),
});
