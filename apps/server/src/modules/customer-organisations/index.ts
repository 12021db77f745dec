export { requireFirm } from './access.ts';
export { insertFirms } from './demo-queries.ts';
export { alikeFirms } from './import-names.ts';
export { validateFirms, importFirms, writeNamedFirms } from './importing.ts';
export { storeFirms, requestedFirms, type RequestedFirms } from './naming.ts';
export type { NamedFirm } from './queries.ts';
export { removeUnusedFirms, undoFirms } from './undo-import.ts';
