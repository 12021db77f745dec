import type { Texts } from '../texts.ts';

export const customers: Texts['customers'] = {};
