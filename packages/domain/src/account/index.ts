export { credentials, preferences } from './account.ts';
export { languages, themes, type Language, type Theme } from './settings.ts';
