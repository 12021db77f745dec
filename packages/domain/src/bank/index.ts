export { bankInput, bankPatch, noBankColor, type BankInput, type BankPatch } from './bank.ts';
