import { conversation } from './conversation.ts';
import { customers } from './customers.ts';
import { offers } from './offers.ts';
import { opportunities } from './opportunities.ts';
import { opportunity } from './opportunity.ts';

/** Customers, opportunities and what belongs to them. */
export const sales = { conversation, customers, offers, opportunities, opportunity } as const;
