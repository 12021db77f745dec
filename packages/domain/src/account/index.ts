export { credentials, languages, preferences, themes, type Language, type Theme } from './account.ts';
