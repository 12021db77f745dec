import { labelsEn as labels } from '@szansa/domain/language';
import { labelsEn as components } from '@szansa/ui/labels/en';

import { common } from './en.ts';

/** What every screen needs in English. */
export const texts = { common, labels };

export { components };
