import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { roleKeys } from '../access/index.ts';
import {
  bulkVerdict,
  closingFields,
  editPermission,
  labelsAfter,
  opportunityStatuses,
  type BulkFacts,
  type OpportunityBulkChange,
} from './index.ts';

const userId = 'me';
const person = fc.record({
  userId: fc.constant(userId),
  roles: fc.uniqueArray(fc.constantFrom(...roleKeys), { minLength: 1 }),
});
const label = fc.constantFrom('a', 'b', 'c', 'd');
const labels = fc.uniqueArray(label);
const status = fc.constantFrom(...opportunityStatuses);
const facts: fc.Arbitrary<BulkFacts> = fc.record({
  status,
  isArchived: fc.boolean(),
  workerId: fc.constantFrom(userId, 'other', null),
  leadSourceId: fc.constantFrom('source', null),
  labelIds: labels,
  missing: fc.uniqueArray(fc.constantFrom(...closingFields)),
});
const change: fc.Arbitrary<OpportunityBulkChange> = fc.oneof(
  fc.record({ kind: fc.constant('assign' as const), workerId: fc.constantFrom(userId, 'other', null) }),
  fc.record({ kind: fc.constant('label' as const), add: labels, remove: labels }),
  fc.record({ kind: fc.constant('move' as const), status }),
  fc.record({ kind: fc.constant('archive' as const), archiveReasonId: fc.constant('reason') }),
  fc.record({ kind: fc.constant('unarchive' as const) }),
);

describe('BU1 a change of many', () => {
  it('changes nothing that may not be changed alone, and states why', () => {
    fc.assert(
      fc.property(person, change, facts, fc.boolean(), (who, what, opportunity, hasConsented) => {
        fc.pre(what.kind !== 'unarchive');
        const permission = editPermission(who, opportunity, hasConsented);
        fc.pre(!permission.allowed);
        const reason = permission.allowed ? null : permission.reason;
        expect(['same', reason]).toContain(bulkVerdict(who, what, opportunity, hasConsented));
      }),
    );
    expect.hasAssertions();
  });

  it('is no change where it is so already', () => {
    const ofMine = { isArchived: false, workerId: userId, leadSourceId: 'source', missing: [] };
    fc.assert(
      fc.property(status, labels, (where, borne) => {
        const opportunity = { ...ofMine, status: where, labelIds: borne };
        const verdict = (what: OpportunityBulkChange) =>
          bulkVerdict({ userId, roles: ['WORKER'] }, what, opportunity, true);
        expect(verdict({ kind: 'move', status: where })).toBe('same');
        expect(verdict({ kind: 'assign', workerId: userId })).toBe('same');
        expect(verdict({ kind: 'label', add: borne, remove: [] })).toBe('same');
        expect(verdict({ kind: 'unarchive' })).toBe('not_archived');
      }),
    );
  });

  it.each([
    [
      'closing what is not ready',
      { kind: 'move', status: 'closed' },
      { missing: ['worker'] },
      'closing_incomplete',
    ],
    [
      'taking the owner of a closed one',
      { kind: 'assign', workerId: null },
      { status: 'closed' },
      'closing_incomplete',
    ],
    [
      'archiving without a source',
      { kind: 'archive', archiveReasonId: 'r' },
      { leadSourceId: null },
      'lead_source_required',
    ],
    [
      'a label too many',
      { kind: 'label', add: ['x'], remove: [] },
      { labelIds: Array.from({ length: 20 }, (_, index) => String(index)) },
      'too_many_labels',
    ],
  ] as const)('refuses %s', (_, what, part, expected) => {
    const opportunity: BulkFacts = {
      status: 'lead',
      isArchived: false,
      workerId: userId,
      leadSourceId: 'source',
      labelIds: [],
      missing: [],
      ...part,
    };
    expect(bulkVerdict({ userId, roles: ['WORKER'] }, what, opportunity, true)).toBe(expected);
  });
});

describe('labels after a change', () => {
  it('contain what was added and not what was removed, each once', () => {
    fc.assert(
      fc.property(labels, labels, labels, (borne, add, remove) => {
        const after = labelsAfter(borne, { add, remove });
        expect(new Set(after).size).toBe(after.length);
        for (const one of ['a', 'b', 'c', 'd'] as const) {
          const expected = !remove.includes(one) && (borne.includes(one) || add.includes(one));
          expect(after.includes(one)).toBe(expected);
        }
      }),
    );
  });
});
