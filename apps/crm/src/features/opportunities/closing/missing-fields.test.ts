import { ApiError } from '@szansa/api-client/client';
import { describe, expect, it } from 'vitest';

import { closingGapsOf, fieldPlace } from './missing-fields.ts';

describe('closingGapsOf', () => {
  it('reads what is missing in the order of the form, and nothing it does not know', () => {
    const error = new ApiError(422, 'Oferta jest niekompletna.', {
      code: 'closing_incomplete',
      missing: ['gapInsuranceId', 'leadSource', 'somethingNew'],
      chosenOfferId: 'offer',
    });
    expect(closingGapsOf(error)).toEqual({
      missing: ['leadSource', 'gapInsuranceId'],
      chosenOfferId: 'offer',
    });
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
