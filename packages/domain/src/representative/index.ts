export { representativeInput } from './representative.ts';
