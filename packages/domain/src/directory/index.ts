export { bankInput, dealerInput, dealerTypes, representativeInput, type DealerType } from './directory.ts';
