import { z } from 'zod';

import { newCustomer } from '../customer/index.ts';
import { opportunityStart } from './opportunity.ts';

/** A new opportunity with its customer, who is written down at the same time (rules CU1–CU4 in ../customer/RULES.md). */
export const leadInput = z.strictObject({ customer: newCustomer, ...opportunityStart });

export type LeadInput = z.output<typeof leadInput>;
