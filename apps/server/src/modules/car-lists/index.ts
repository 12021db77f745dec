export type { DemoCarEntry } from './demo.ts';
export { holdEntries } from './queries.ts';
