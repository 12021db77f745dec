import { ApiError } from '@szansa/api-client/client';
import { describe, expect, it } from 'vitest';

import { closingGapsOf, fieldPlace } from './missing-fields.ts';

describe('closingGapsOf', () => {
  it('reads what is missing, and of which offer', () => {
    const details = { missing: ['leadSource', 'gapInsuranceId'], chosenOfferId: 'offer' };
    const error = new ApiError(422, 'Oferta jest niekompletna.', { code: 'closing_incomplete', ...details });
    expect(closingGapsOf(error)).toMatchObject(details);
  });

  it('is null for any other refusal', () => {
    expect(
      closingGapsOf(new ApiError(409, 'Szansa jest zamknięta.', { code: 'consent_required' })),
    ).toBeNull();
  });
});

describe('fieldPlace', () => {
  it('leads to the field of the chosen offer', () => {
    expect(fieldPlace('monthlyAmount', 'offer')).toEqual({
      tab: 'offers',
      offer: 'offer',
      field: 'monthlyAmount',
    });
  });

  it('leads to the opportunity’s own field without a tab', () => {
    expect(fieldPlace('leadSource', 'offer')).toEqual({ field: 'leadSource' });
  });

  it('leads to the offers where one has to be chosen', () => {
    expect(fieldPlace('chosenOffer', null)).toEqual({ tab: 'offers', field: 'chosenOffer' });
  });
});
