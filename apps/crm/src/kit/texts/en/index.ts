import { labelsEn } from '@szansa/domain/language';
import { labelsEn as componentLabels } from '@szansa/ui/labels/en';

import type { EverydayTexts } from '../texts.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { session } from './session.ts';

export const everyday: EverydayTexts = { common, home, labels: labelsEn, session };

export const components = componentLabels;
