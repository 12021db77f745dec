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
/**
 * Building blocks of the modules' demo records: names, ids that belong to no one, and moments of the working hours.
 */
export { demoPersonalId, demoTaxId } from './identifiers.ts';
export { cities, legalForms, men, streets, surnames, trades, women } from './names.ts';
export { seeded } from './seeded.ts';
export { momentsAtWork, workBefore } from './working-hours.ts';
