export {
  customerInput,
  customerName,
  customerOrganisationInput,
  customerPatch,
  type CustomerInput,
  type CustomerPatch,
} from './customer.ts';
