export {
  hasFittingPostCode,
  organisationInput,
  organisationPatch,
  settledPostCode,
  type OrganisationInput,
  type OrganisationPatch,
} from './customer-organisation.ts';
export { legalFormsEn } from './legal-form-names.en.ts';
export { legalFormsPl } from './legal-form-names.pl.ts';
export { distinctName, legalFormOf, legalForms, type LegalForm } from './legal-form.ts';
export { mergedOrganisation, organisationMergeChoices, type OrganisationMergeChoices } from './merging.ts';
