import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { sampleOpportunity } from './opportunities.ts';
import { sampleId } from './people.ts';

type Reading = Data<Endpoints['readings']['get']>;
type ReadValue = Reading['values'][number];

const found = (
  field: ReadValue['field'],
  value: string,
  y: number,
  change: Partial<ReadValue> = {},
): ReadValue => ({
  field,
  variant: null,
  value,
  place: { page: 1, box: { x: 230, y, width: 90, height: 11 } },
  words: value,
  confidence: 0.95,
  isCertain: true,
  rule: 'RD7',
  doubts: [],
  ...change,
});

const open = { isCertain: false, confidence: 0.7 };

/** A quote that has been read, with certain values, open ones, one that contradicts the others, and people stored in part. */
export const sampleReading: Reading = {
  id: sampleId(2301),
  customerFileId: sampleOpportunity.id,
  file: {
    id: sampleId(2302),
    name: 'oferta-banku.pdf',
    mime: 'application/pdf',
    size: 18_400,
    hasThumbnail: false,
  },
  operationId: sampleId(2303),
  state: 'done',
  done: 1,
  total: 1,
  problem: null,
  pages: [{ number: 1, width: 595, height: 842, source: 'text' }],
  values: [
    found('offer.offerType', 'leasing', 50),
    found('offer.vehicleValue', '121951.22', 227),
    found('offer.initialPayment', '12195.12', 244),
    found('offer.numberOfInstallments', '35', 278),
    found('offer.monthlyAmount', '3210.45', 295, { ...open, doubts: ['sum_differs'] }),
    found('offer.buyoutPrice', '1219.51', 312, { ...open, doubts: ['from_percent'] }),
    found('vehicle.manufacturer', 'Škoda', 210),
    found('vehicle.model', 'Octavia Combi', 210, { ...open, doubts: ['guessed'] }),
    found('customer.email', 'j.kowalski@firma.test', 86),
    found('customer.phone', '+48600123456', 103),
    found('company.name', 'PRZYKŁAD SP. Z O.O.', 120),
    found('company.taxIdNumber', '9991000111', 137),
    found('company.street', 'ul. Kwiatowa 5/7', 154, { ...open, doubts: ['scanned'] }),
  ],
  createdAt: '2026-11-20T14:20:00.000Z',
};
