export {
  anotherPerson,
  contactsOf,
  customerInput,
  customerName,
  customerOrganisationInput,
  customerPatch,
  isPolishAddress,
  newCustomer,
  taxIdsOf,
  type CustomerInput,
  type CustomerOrganisationInput,
  type CustomerPatch,
} from './customer.ts';
export { customerMergeChoices, mergedCustomer, type CustomerMergeChoices } from './merging.ts';
export { mayReveal, revealsAnHour } from './revealing.ts';
