import { findRepresentatives } from '#modules/representatives';
import { invalid, type RefusedField, type Work } from '#platform';
import type { OfferFields } from './fields.ts';

type Chosen = Pick<OfferFields, 'bankRepresentativeId' | 'dealerRepresentativeId'>;

/** @throws 422 naming every representative that is not one of a bank, or of a dealer, as its field requires. */
export async function refuseMisplaced(work: Work, { bankRepresentativeId, dealerRepresentativeId }: Chosen) {
  const ids = [bankRepresentativeId, dealerRepresentativeId].filter((id) => id !== null);
  const found = await findRepresentatives(work.db, ids);
  const bank = found.find((one) => one.id === bankRepresentativeId)?.bank ?? null;
  const dealer = found.find((one) => one.id === dealerRepresentativeId)?.dealer ?? null;
  const problems: RefusedField[] = [];
  if (bankRepresentativeId !== null && bank === null) {
    problems.push({ path: 'bankRepresentativeId', code: 'value_not_allowed' });
  }
  if (dealerRepresentativeId !== null && dealer === null) {
    problems.push({ path: 'dealerRepresentativeId', code: 'value_not_allowed' });
  }
  if (problems.length > 0) throw invalid(...problems);
}
