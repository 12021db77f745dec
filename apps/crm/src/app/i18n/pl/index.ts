import { labelsPl } from '@szansa/domain/language';
import { labelsPl as componentLabels } from '@szansa/ui/labels/pl';

import { common } from './common.ts';
import { customers } from './customers.ts';
import { home } from './home.ts';
import { opportunities } from './opportunities.ts';
import { opportunity } from './opportunity.ts';
import { offers } from './offers.ts';
import { conversation } from './conversation.ts';
import { session } from './session.ts';

export const pl = {
  common,
  conversation,
  customers,
  home,
  labels: labelsPl,
  offers,
  opportunities,
  opportunity,
  session,
} as const;

export const components = componentLabels;
