import { labelsEn } from '@szansa/domain/language';
import { labelsEn as componentLabels } from '@szansa/ui/labels/en';

import type { Texts } from '../texts.ts';
import { common } from './common.ts';
import { customers } from './customers.ts';
import { home } from './home.ts';
import { opportunities } from './opportunities.ts';
import { opportunity } from './opportunity.ts';
import { offers } from './offers.ts';
import { conversation } from './conversation.ts';
import { session } from './session.ts';

export const en: Texts = {
  common,
  conversation,
  customers,
  home,
  labels: labelsEn,
  offers,
  opportunities,
  opportunity,
  session,
};

export const components = componentLabels;
