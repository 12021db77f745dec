export { afterMerges } from './after-merges.ts';
export { redirect } from './queries.ts';
