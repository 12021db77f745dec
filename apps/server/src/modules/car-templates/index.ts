export { countTemplatesNaming } from './naming-queries.ts';
