import { expect, it } from 'vitest';

import { recordOfAddress } from './record-link.ts';

const origin = 'https://crm.example';
const id = '018f2f6e-7a3c-7b1e-9a53-2f0d6f1f0001';
const other = '018f2f6e-7a3c-7b1e-9a53-2f0d6f1f0002';

function found(pathname: string, offer: string | null = null, at = origin) {
  const searchParams = { get: (name: string) => (name === 'offer' ? offer : 'messages') };
  return recordOfAddress({ origin: at, pathname, searchParams }, origin);
}

it.each([
  [`/sales-opportunity/${id}`, null, { kind: 'opportunity', id }],
  [`/sales-opportunity/${id}`, other, { kind: 'offer', id: other }],
  [`/sales-opportunity/${id}`, 'new', { kind: 'opportunity', id }],
  [`/internal-enquiry/${id}/`, null, { kind: 'internal_enquiry', id }],
  [`/customer-organisation/${id}`, other, { kind: 'customer_organisation', id }],
  [`/car-management/offer/${id}`, null, { kind: 'car_offer', id }],
])('RL1 %s with the offer %s leads to a record', (path, offer, record) => {
  expect(found(path, offer)).toEqual(record);
});

it.each([
  '/',
  '/customers',
  '/customer/1042',
  `/sales-opportunity/${id}/compare`,
  `/report/${id}`,
  `/constructor/${id}`,
])('RL1 %s leads to none', (path) => {
  expect(found(path)).toBeNull();
});

it.each(['https://elsewhere.example', 'http://crm.example'])('RL1 %s is another installation', (at) => {
  expect(found(`/customer/${id}`, null, at)).toBeNull();
});
