export {
  anotherPerson,
  contactsOf,
  customerInput,
  customerName,
  customerOrganisationInput,
  customerPatch,
  isPolishAddress,
  mayReveal,
  newCustomer,
  revealsAnHour,
  taxIdsOf,
  type CustomerInput,
  type CustomerOrganisationInput,
  type CustomerPatch,
} from './customer.ts';
export { customerMergeChoices, mergedCustomer, type CustomerMergeChoices } from './merging.ts';
