export { insertFirms } from './demo-queries.ts';
export { keepFirms, wantedFirms, type WantedFirms } from './naming.ts';
export type { NamedFirm } from './queries.ts';
