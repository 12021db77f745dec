export { countOfBank, findBankName, findRepresentatives, moveRepresentatives } from './queries.ts';
