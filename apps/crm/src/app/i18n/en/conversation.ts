import type { Texts } from '../texts.ts';

export const conversation: Texts['conversation'] = {};
