export { dealer, dealerTypes, type DealerType } from './dealer.ts';
