export { templateExists } from './queries.ts';
export { countTemplatesNaming } from './naming-queries.ts';
