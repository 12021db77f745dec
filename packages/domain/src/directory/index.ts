export { bankInput, bankPatch, noBankColor, type BankInput, type BankPatch } from './bank.ts';
export { dealerInput, dealerTypes, representativeInput, type DealerType } from './directory.ts';
