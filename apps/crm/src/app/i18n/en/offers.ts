import type { Texts } from '../texts.ts';

export const offers: Texts['offers'] = {};
