import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { roleKeys, type Right, type RoleKey } from '../access/index.ts';
import type { OfferType } from '../offer/index.ts';
import {
  archivingProblem,
  closingFields,
  closingReadiness,
  editPermission,
  mayAddOffers,
  moves,
  opportunityClosingFields,
  opportunityScope,
  opportunityStatuses,
  readingRights,
  reassignProblem,
  type OfferFacts,
} from './index.ts';

const offerFields = closingFields.filter((field) => !opportunityClosingFields.includes(field));
const completeOffer: OfferFacts = {
  offerType: 'leasing',
  vehicle: 'x',
  vehicleValue: 'x',
  initialPayment: 'x',
  numberOfInstallments: 1,
  monthlyAmount: 'x',
  buyoutPrice: 'x',
  sumOfPayments: 'x',
  transactionCosts: 'x',
  invoiceChargedPrice: 'x',
  commisionAmount: 'x',
  orderType: 'x',
  bankRepresentative: 'x',
  dealerRepresentative: 'x',
  dealSigningDate: 'x',
  dealEndDate: 'x',
  vehicleRegistrationDate: 'x',
  carInsuranceId: 'x',
  gapInsuranceId: 'x',
};
const completeOpportunity = { leadSource: 'x', worker: 'x' };

const anna = { userId: 'anna', roles: ['WORKER'] as const };
const boss = { userId: 'boss', roles: ['ADMIN'] as const };
const open = { status: 'lead', isArchived: false, workerId: 'anna' } as const;

describe('CL1 closing', () => {
  it('is ready when everything is there', () => {
    expect(closingReadiness(completeOpportunity, completeOffer)).toEqual({ ready: true });
  });

  it('names exactly what is missing, all at once, in the order of the form [S5.6]', () => {
    fc.assert(
      fc.property(
        fc.subarray(offerFields, { minLength: 1 }),
        fc.constantFrom(null, undefined, ''),
        (gaps, empty) => {
          const offer = { ...completeOffer, ...Object.fromEntries(gaps.map((field) => [field, empty])) };
          expect(closingReadiness(completeOpportunity, offer)).toEqual({ ready: false, missing: gaps });
        },
      ),
    );
  });

  it('requires the chosen offer before what belongs to it', () => {
    expect(closingReadiness({ leadSource: null, worker: 'x' }, null)).toEqual({
      ready: false,
      missing: ['leadSource', 'chosenOffer'],
    });
  });
});

describe('CL2 zero', () => {
  it('counts as filled', () => {
    expect(
      closingReadiness(completeOpportunity, { ...completeOffer, buyoutPrice: '0.00', initialPayment: 0 }),
    ).toEqual({
      ready: true,
    });
  });
});

describe('CL4 closing of a rent', () => {
  const nothing = Object.fromEntries(offerFields.map((field) => [field, null]));
  const requested = (offerType: OfferType) => {
    const readiness = closingReadiness(completeOpportunity, {
      ...completeOffer,
      ...nothing,
      offerType,
    });
    return readiness.ready ? [] : readiness.missing;
  };
  const fieldsNotOf = (offerType: OfferType) =>
    offerFields.filter((field) => !requested(offerType).includes(field));

  it('requires the fields of a rent [S5.6]', () => {
    expect(fieldsNotOf('leasing')).toEqual([]);
    expect(fieldsNotOf('rent_long_term')).toEqual(['buyoutPrice', 'gapInsuranceId']);
    expect(fieldsNotOf('rent_short_term')).toEqual([
      'initialPayment',
      'buyoutPrice',
      'carInsuranceId',
      'gapInsuranceId',
    ]);
  });
});

describe('permissions', () => {
  it('PE1 lets owners and administrators edit [S6.2]', () => {
    expect(editPermission(anna, open, false)).toEqual({ allowed: true });
    expect(editPermission(boss, open, false)).toEqual({ allowed: true });
    expect(editPermission(anna, { ...open, workerId: 'jan' }, false)).toEqual({
      allowed: false,
      reason: 'not_yours',
    });
    expect(editPermission(anna, { ...open, workerId: null }, false)).toEqual({
      allowed: false,
      reason: 'not_yours',
    });
  });

  it('PE2 locks what is archived, even for administrators [S4.4]', () => {
    expect(editPermission(boss, { ...open, isArchived: true }, true)).toEqual({
      allowed: false,
      reason: 'archived',
    });
  });

  it('PE3 requires consent before a closed one is changed', () => {
    const closed = { ...open, status: 'closed' } as const;
    expect(editPermission(anna, closed, false)).toEqual({ allowed: false, reason: 'consent_required' });
    expect(editPermission(anna, closed, true)).toEqual({ allowed: true });
  });

  it('PE4 lets only the owner add offers', () => {
    expect(mayAddOffers(anna, open)).toBe(true);
    expect(mayAddOffers(boss, open)).toBe(false);
  });

  it('PE6 lets those read opportunities whose role may and who have the right', () => {
    const scopeOf = (role: RoleKey, ...rights: readonly Right[]) =>
      opportunityScope({ userId: 'pawel', roles: [role], can: (right) => rights.includes(right) });
    for (const role of roleKeys) {
      const whole = role === 'PLATFORMER' ? { linkedTo: 'pawel' } : 'all';
      expect(scopeOf(role, 'opportunity.get', 'opportunity.edit')).toEqual(whole);
      expect(scopeOf(role, 'opportunity.edit', 'comment.get')).toBe('none');
    }
  });

  it('PE7 lets users who may claim opportunities read those without an owner', () => {
    const scope = opportunityScope({
      userId: 'anna',
      roles: ['WORKER'],
      can: (right) => right === 'opportunity.get',
    });
    expect(scope).toBe('assigned');
    expect(readingRights({ workerId: 'anna' })).toEqual(['opportunity.get']);
    expect(readingRights({ workerId: null })).toEqual(['opportunity.get', 'opportunity.edit']);
  });

  it('PE5 offers every other status, or none', () => {
    for (const status of opportunityStatuses) {
      expect(moves(anna, { ...open, status })).toEqual(
        opportunityStatuses.filter((other) => other !== status),
      );
    }
    expect(moves(anna, { ...open, isArchived: true })).toEqual([]);
    expect(moves({ userId: 'jan', roles: ['WORKER'] }, open)).toEqual([]);
  });
});

describe('archiving', () => {
  const withSource = { isArchived: false, leadSourceId: 'x' };

  it('AR1 happens once', () => {
    expect(archivingProblem({ ...withSource, isArchived: true }, { requiresNote: false }, null)).toBe(
      'archived',
    );
  });

  it('AR2 needs the lead source', () => {
    expect(archivingProblem({ ...withSource, leadSourceId: null }, { requiresNote: false }, null)).toBe(
      'lead_source_required',
    );
  });

  it('AR3 needs the note that some reasons require [S2.14]', () => {
    expect(archivingProblem(withSource, { requiresNote: true }, '')).toBe('note_required');
    expect(archivingProblem(withSource, { requiresNote: true }, 'bo tak')).toBeNull();
    expect(archivingProblem(withSource, { requiresNote: false }, null)).toBeNull();
  });
});

describe('RQ1 asking for an opportunity', () => {
  const owned = { status: 'lead', isArchived: false, workerId: 'piotr' } as const;
  it.each([
    ['a colleague for themselves', anna, owned, 'anna', null],
    ['a colleague for somebody else', anna, owned, 'jan', 'not_for_others'],
    ['an administrator for somebody else', boss, owned, 'anna', null],
    ['for who owns it', boss, owned, 'piotr', 'wrong_state'],
    ['nobody’s', anna, { ...owned, workerId: null }, 'anna', 'wrong_state'],
    ['a closed one', anna, { ...owned, status: 'closed' as const }, 'anna', 'wrong_state'],
    ['an archived one', anna, { ...owned, isArchived: true }, 'anna', 'archived'],
  ] as const)('%s', (_, person, opportunity, target, problem) => {
    expect(reassignProblem(person, opportunity, target)).toBe(problem);
  });
});
