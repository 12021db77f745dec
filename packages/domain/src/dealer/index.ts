export { dealerInput, dealerTypes, type DealerType } from './dealer.ts';
