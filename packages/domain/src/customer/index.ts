export {
  customerInput,
  customerName,
  customerOrganisationInput,
  customerPatch,
  isPolishAddress,
  type CustomerInput,
  type CustomerPatch,
} from './customer.ts';
