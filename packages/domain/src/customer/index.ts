export {
  customerInput,
  customerName,
  customerOrganisationInput,
  customerPatch,
  isPolishAddress,
  type CustomerInput,
  type CustomerPatch,
} from './customer.ts';
export { mayReveal, revealsAnHour } from './revealing.ts';
