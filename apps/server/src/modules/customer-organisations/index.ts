export { requireFirm } from './access.ts';
export { insertFirms } from './demo-queries.ts';
export { firmImport, removeUnusedFirms, writeNamedFirms } from './import.ts';
export { storeFirms, requestedFirms, type RequestedFirms } from './naming.ts';
export type { NamedFirm } from './queries.ts';
