import type { Texts } from '../texts.ts';

export const opportunities: Texts['opportunities'] = {};
