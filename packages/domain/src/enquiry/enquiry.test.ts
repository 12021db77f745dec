import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { roleKeys, type RoleKey } from '../access/index.ts';
import {
  awaitedAt,
  categoryFields,
  emptiedForCategory,
  enquiryCategories,
  enquiryEditPermission,
  enquiryInput,
  enquiryMoves,
  enquiryNumber,
  enquiryStatuses,
  hasField,
  mayClaimEnquiry,
  missingOfCategory,
  newStatus,
  requiredOfCategory,
  unansweredStatuses,
} from './index.ts';

const paweł = { userId: 'pawel', roles: ['PLATFORMER'] } as const;
const person = (role: RoleKey) => ({ userId: 'ktoś', roles: [role] });
const open: Parameters<typeof mayClaimEnquiry>[1] = {
  status: newStatus,
  isArchived: false,
  platformerId: null,
};

const full = {
  title: 'Octavia od ręki',
  description: 'Kombi, automat',
  brand: 'Škoda',
  availability: 'immediately',
  ownShare: '15000',
  numberOfInstallments: 36,
} as const;

describe('EN1 what a category requires', () => {
  it.each(enquiryCategories)('%s is refused without any of it, and accepted with it', (category) => {
    expect(enquiryInput.safeParse({ ...full, category }).success).toBe(true);
    for (const field of requiredOfCategory[category]) {
      const { [field]: _, ...rest } = full;
      const { error } = enquiryInput.safeParse({ ...rest, category });
      expect(error?.issues).toMatchObject([{ message: 'required', path: [field] }]);
    }
  });

  it('counts zero as filled, and names all that is missing at once', () => {
    expect(missingOfCategory({ category: 'calculation', ownShare: '0.00', numberOfInstallments: 0 })).toEqual(
      [],
    );
    expect(missingOfCategory({ category: 'calculation' })).toEqual(['ownShare', 'numberOfInstallments']);
  });

  it('is among the fields the category has', () => {
    for (const category of enquiryCategories)
      for (const field of requiredOfCategory[category])
        expect(field === 'description' || hasField(category, field)).toBe(true);
  });
});

describe('EN2 another category', () => {
  it('empties exactly the fields that it does not have, and never one it requires', () => {
    fc.assert(
      fc.property(fc.constantFrom(...enquiryCategories), (category) => {
        const emptied = Object.keys(emptiedForCategory(category));
        expect(emptied).toEqual(categoryFields.filter((field) => !hasField(category, field)));
        const required: readonly string[] = requiredOfCategory[category];
        expect(emptied.filter((field) => required.includes(field))).toEqual([]);
      }),
    );
  });
});

describe('who changes an enquiry', () => {
  it('EN6 are administrators and workers, and its platformer [S6.2]', () => {
    const editors = roleKeys.filter((role) => enquiryEditPermission(person(role), open).allowed);
    expect(editors.toSorted()).toEqual(['ADMIN', 'SUPER_ADMIN', 'WORKER']);
    expect(enquiryEditPermission(paweł, { ...open, platformerId: 'pawel' }).allowed).toBe(true);
    expect(enquiryEditPermission(paweł, { ...open, platformerId: 'inny' })).toEqual({
      allowed: false,
      reason: 'not_yours',
    });
  });

  it('EN7 are no users while it is archived', () => {
    const archived = { ...open, isArchived: true };
    expect(enquiryEditPermission(person('ADMIN'), archived)).toEqual({ allowed: false, reason: 'archived' });
    expect(enquiryMoves(person('WORKER'), archived)).toEqual([]);
    expect(enquiryMoves(paweł, archived)).toEqual([]);
  });

  it('EN8 is any platformer who claims a new one without a platformer', () => {
    expect(mayClaimEnquiry(paweł, open)).toBe(true);
    expect(enquiryMoves(paweł, open)).toHaveLength(enquiryStatuses.length - 1);
    expect(mayClaimEnquiry(paweł, { ...open, platformerId: 'inny' })).toBe(false);
    for (const status of enquiryStatuses.slice(1))
      expect(enquiryMoves(paweł, { ...open, status })).toEqual([]);
    expect(mayClaimEnquiry(person('ADMIN_REPORTS'), open)).toBe(false);
  });

  it('EN3 may move it from any status to any other', () => {
    for (const status of enquiryStatuses)
      expect(enquiryMoves(person('WORKER'), { ...open, status })).toEqual(
        enquiryStatuses.filter((other) => other !== status),
      );
  });
});

it('EN5 an action is pending until an enquiry is completed', () => {
  const idle = enquiryStatuses.filter((status) => awaitedAt[status] === 'nobody');
  expect(idle).toEqual(['INTERNAL_ENQUIRY_STATUS_COMPLETED']);
});

it('EN13 an answer to the requester is pending while the platformer or a supplier works on it', () => {
  expect(unansweredStatuses).toEqual([
    'INTERNAL_ENQUIRY_STATUS_NEW',
    'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
    'INTERNAL_ENQUIRY_STATUS_INFORMATION_REQUIRED',
  ]);
});

it('EN9 a number has six digits, and more when they are needed', () => {
  expect(enquiryNumber({ year: 2026, number: 123 })).toBe('ZW/2026/000123');
  expect(enquiryNumber({ year: 2027, number: 1_234_567 })).toBe('ZW/2027/1234567');
});
