export { addStartEntries } from './add-start-entries.ts';
export { demoSectionOf } from './demo-entries.ts';
export type { DemoCarEntry } from './demo.ts';
export { alwaysEntryOf, alwaysNamedEntry, entryOf, namedEntry, type Named } from './naming-queries.ts';
export { lockEntries, listEntryNames } from './queries.ts';
