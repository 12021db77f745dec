export {
  dealerInput,
  dealerPatch,
  dealerTypes,
  type DealerInput,
  type DealerPatch,
  type DealerType,
} from './dealer.ts';
