import type { SalesTexts } from '../texts.ts';
import { conversation } from './conversation.ts';
import { customers } from './customers.ts';
import { offers } from './offers.ts';
import { opportunities } from './opportunities.ts';
import { opportunity } from './opportunity.ts';

export const sales: SalesTexts = { conversation, customers, offers, opportunities, opportunity };
