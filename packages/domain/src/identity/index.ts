export { email } from './email.ts';
export { formatNip, nip, nipProblem, normaliseNip } from './nip.ts';
export { birthDateOf, isBornAfter, maskPesel, pesel, peselProblem, sexOf } from './pesel.ts';
export { formatPhone, normalisePhone, phone } from './phone.ts';
export { isPostCode, normalisePostCode, postCode } from './post-code.ts';
export { isRegon, normaliseRegon } from './regon.ts';
