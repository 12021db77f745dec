import { labelsPl } from '@szansa/domain/language';
import { labelsPl as componentLabels } from '@szansa/ui/labels/pl';

import { common } from './common.ts';
import { home } from './home.ts';
import { session } from './session.ts';

/** What every screen may need; loaded with the first. */
export const everyday = { common, home, labels: labelsPl, session } as const;

export const components = componentLabels;
