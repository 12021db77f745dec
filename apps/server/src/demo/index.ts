export {
  demoAddress,
  demoAgency,
  demoBanks,
  demoCompany,
  demoCustomerCount,
  demoDealers,
  demoFirm,
  type DemoCompany,
} from './companies.ts';
/** What modules make demo records of: names, ids nobody owns, and moments of the agency's working hours. */
export { demoPersonalId, demoTaxId } from './identifiers.ts';
export { cities, legalForms, men, streets, surnames, trades, women } from './names.ts';
export { seeded } from './seeded.ts';
export { momentsAtWork, workBefore } from './working-hours.ts';
