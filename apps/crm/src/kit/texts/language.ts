import type { Language } from '@szansa/domain/account';

export const defaultLanguage: Language = 'pl';
export const fallbackLanguage: Language = 'en';
