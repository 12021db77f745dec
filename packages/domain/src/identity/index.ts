export { email, storedEmail } from './email.ts';
export { formatEmail } from './format-email.ts';
export {
  birthDateOf,
  isBornAfter,
  isKrs,
  isPostCode,
  isRegon,
  krs,
  nip,
  nipProblem,
  normaliseKrs,
  normaliseNip,
  normalisePostCode,
  normaliseRegon,
  pesel,
  peselProblem,
  postCode,
  regon,
  sexOf,
} from './numbers.ts';
export { normalisePhone, phone } from './phone.ts';
export { searchedWords, type SearchedWord } from './searched-words.ts';
export { formatNip, formatPhone, maskPesel } from './written.ts';
