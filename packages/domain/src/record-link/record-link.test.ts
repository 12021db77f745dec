import { expect, it } from 'vitest';

import { recordOfAddress } from './record-link.ts';

const origin = 'https://crm.example';
const id = '018f2f6e-7a3c-7b1e-9a53-2f0d6f1f0001';
const other = '018f2f6e-7a3c-7b1e-9a53-2f0d6f1f0002';

function found(pathname: string, named: string | null = null, at = origin) {
  const part = pathname.startsWith('/my-') ? 'notice' : 'offer';
  const searchParams = { get: (name: string) => (name === part ? named : 'messages') };
  return recordOfAddress({ origin: at, pathname, searchParams }, origin);
}

it.each([
  [`/sales-opportunity/${id}`, null, { kind: 'opportunity', id }],
  [`/sales-opportunity/${id}`, other, { kind: 'offer', id: other, opportunityId: id }],
  [`/sales-opportunity/${id}`, 'new', { kind: 'opportunity', id }],
  [`/internal-enquiry/${id}/`, null, { kind: 'internal_enquiry', id }],
  [`/customer-organisation/${id}`, other, { kind: 'customer_organisation', id }],
  [`/car-management/offer/${id}`, null, { kind: 'car_offer', id }],
  [`/car-management/template/${id}`, null, { kind: 'car_template', id }],
  [`/vehicle/${id}`, null, { kind: 'vehicle', id }],
  [`/rent-offer/${id}`, null, { kind: 'rent_offer_pdf', id }],
  [`/bank-comparison/${id}`, null, { kind: 'bank_comparison_pdf', id }],
  [`/report/${id}`, other, { kind: 'report', id }],
  [`/admin/work-control-notification/${id}`, null, { kind: 'company_notice', id }],
  ['/my-company-notifications', other, { kind: 'my_company_notice', id: other }],
])('RL1 %s that names %s leads to a record', (path, offer, record) => {
  expect(found(path, offer)).toEqual(record);
});

it.each([
  '/',
  '/customers',
  '/customer/1042',
  `/sales-opportunity/${id}/compare`,
  `/constructor/${id}`,
  `/admin/${id}`,
  '/sales-opportunity',
  '/my-company-notifications',
])('RL1 %s leads to none', (path) => {
  expect(found(path)).toBeNull();
});

it.each(['https://elsewhere.example', 'http://crm.example'])('RL1 %s is another installation', (at) => {
  expect(found(`/customer/${id}`, null, at)).toBeNull();
});
