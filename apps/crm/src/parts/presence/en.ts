import type { Translated } from '#kit/texts/translated.ts';

import type * as pl from './pl.ts';

export const presence: Translated<typeof pl.presence> = {
  title: 'Who else has this open',
  opportunity_one: '{{names}} has this opportunity open too',
  opportunity_other: '{{names}} have this opportunity open too',
  internal_enquiry_one: '{{names}} has this enquiry open too',
  internal_enquiry_other: '{{names}} have this enquiry open too',
  customer_one: '{{names}} has this customer open too',
  customer_other: '{{names}} have this customer open too',
};
