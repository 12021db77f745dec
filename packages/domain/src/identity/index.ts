export { email } from './email.ts';
export { isKrs, krs, normaliseKrs } from './krs.ts';
export { nip, nipProblem, normaliseNip } from './nip.ts';
export { birthDateOf, isBornAfter, pesel, peselProblem, sexOf } from './pesel.ts';
export { normalisePhone, phone } from './phone.ts';
export { isPostCode, normalisePostCode, postCode } from './post-code.ts';
export { isRegon, normaliseRegon, regon } from './regon.ts';
export { searchedWords, type SearchedWord } from './searched-words.ts';
export { formatNip, formatPhone, maskPesel } from './written.ts';
