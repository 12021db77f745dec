export {
  countOfBank,
  findBankName,
  findRepresentatives,
  markedBank,
  moveRepresentatives,
} from './queries.ts';
