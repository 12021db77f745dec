export { countOfBank, findBankName, findRepresentatives, moveToBank } from './queries.ts';
