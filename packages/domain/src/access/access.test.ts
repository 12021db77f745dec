import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import {
  actions,
  allRights,
  allTableColumns,
  defaultRights,
  differencesFromDefault,
  entities,
  excludable,
  excludableFieldOf,
  excludableFields,
  hiddenColumnsChange,
  hiddenFields,
  hiddenFieldsChange,
  isAdministrator,
  rightsChange,
  roleKeys,
  tableColumns,
  type ExcludableField,
} from './index.ts';

/** Without those of reports, which follow others (rule AX3). */
const outsideReports = (fields: readonly ExcludableField[]) =>
  fields.filter((field) => !field.startsWith('report.'));

const someRights = fc.subarray([...allRights]);

describe('AX1 hidden fields', () => {
  it('are those hidden from a person, where they may read everything', () => {
    const independent = outsideReports(excludableFields).filter(
      (field) => field !== 'offer.commisionPercent',
    );
    fc.assert(
      fc.property(fc.subarray(independent), (excluded) => {
        const found = outsideReports(hiddenFields(excluded, new Set(allRights)));
        expect(found.filter((field) => field !== 'offer.commisionPercent')).toEqual(excluded);
      }),
    );
  });

  it('are all of records a person may not read besides', () => {
    const rights = new Set(allRights.filter((right) => right !== 'customer.get'));
    expect(hiddenFields(['vehicle.discount'], rights)).toEqual([
      ...excludableFields.filter((field) => field.startsWith('customer.')),
      'vehicle.discount',
    ]);
  });
});

describe('AX2 a hidden price or half of a commission', () => {
  const everything = new Set(allRights);

  it('hides the percent of the commission, where the amount is shown', () => {
    expect(outsideReports(hiddenFields(['offer.invoiceChargedPrice'], everything))).toEqual([
      'offer.commisionPercent',
      'offer.invoiceChargedPrice',
    ]);
  });

  /** For an offer with an invoice price, and one without: the third of these fields follows from any two. */
  const derivations = [
    ['offer.invoiceChargedPrice', 'offer.commisionPercent', 'offer.commisionAmount'],
    ['offer.vehicleValue', 'offer.commisionPercent', 'offer.commisionAmount'],
  ] as const;

  it('cannot be computed from what is shown, whichever fields are hidden', () => {
    const offerFields = excludableFields.filter((field) => field.startsWith('offer.'));
    for (let subset = 0; subset < 2 ** offerFields.length; subset += 1) {
      const excluded = offerFields.filter((_, index) => (subset >> index) & 1);
      const hidden: ReadonlySet<string> = new Set(hiddenFields(excluded, everything));
      const hiddenOnPurpose: ReadonlySet<string> = new Set(excluded);
      for (const fields of derivations) {
        const unseen = fields.filter((field) => hidden.has(field));
        const notified = unseen.length === 1 ? unseen.filter((field) => hiddenOnPurpose.has(field)) : [];
        expect({ excluded, notified }).toEqual({ excluded, notified: [] });
      }
    }
  });

  it('hides nothing more where both halves are hidden, nor does anything else', () => {
    const sets = [
      ['offer.commisionAmount', 'offer.commisionPercent'],
      ['offer.commisionAmount', 'offer.commisionPercent', 'offer.invoiceChargedPrice'],
      ['offer.transactionCosts'],
    ] as const;
    for (const set of sets) {
      expect(new Set(outsideReports(hiddenFields(set, everything)))).toEqual(new Set(set));
    }
  });
});

describe('rights', () => {
  it('are every action on every entity, once', () => {
    expect(allRights).toHaveLength(entities.length * actions.length);
    expect(new Set(allRights).size).toBe(allRights.length);
  });

  it('of both administrators are all, of others fewer, at first', () => {
    for (const role of roleKeys) {
      const isAll = defaultRights[role].length === allRights.length;
      expect(isAll).toBe(isAdministrator([role]));
      expect(new Set(defaultRights[role]).size).toBe(defaultRights[role].length);
    }
  });

  it('to administer belong to administrators only', () => {
    const administrative = /^(user|role|permission|agency|company_notice)\./;
    for (const role of ['WORKER', 'ADMIN_REPORTS', 'PLATFORMER'] as const) {
      expect(defaultRights[role].filter((right) => administrative.test(right))).toEqual([]);
    }
  });

  it.each([
    ['WORKER', 'opportunity.create', true],
    ['WORKER', 'report.get', false],
    ['WORKER', 'analytics.get', true],
    ['WORKER', 'received_mail.edit', true],
    ['WORKER', 'received_mail.create', false],
    ['WORKER', 'export.get', false],
    ['WORKER', 'label.edit', false],
    ['ADMIN_REPORTS', 'report.create', true],
    ['ADMIN_REPORTS', 'customer.get', true],
    ['ADMIN_REPORTS', 'customer.edit', false],
    ['ADMIN_REPORTS', 'received_mail.get', false],
    ['PLATFORMER', 'car_offer.create', true],
    ['PLATFORMER', 'opportunity.edit', false],
    ['PLATFORMER', 'internal_enquiry.edit', true],
    ['PLATFORMER', 'rent_offer_pdf.create', true],
    ['PLATFORMER', 'report.get', false],
  ] as const)('of %s with %s: %s', (role, right, expected) => {
    expect(defaultRights[role].includes(right)).toBe(expected);
  });
});

describe('a change of rights', () => {
  it('undone is no change, whatever a role had', () => {
    fc.assert(
      fc.property(someRights, someRights, (had, granted) => {
        const fresh = granted.filter((right) => !had.includes(right));
        const after = new Set([...had, ...fresh]);
        for (const right of fresh) after.delete(right);
        expect([...after].toSorted()).toEqual(had.toSorted());
        expect(rightsChange.safeParse({ grant: fresh, revoke: had }).success).toBe(true);
      }),
    );
  });

  it('neither grants and removes the same, nor knows other names', () => {
    expect(rightsChange.parse({})).toEqual({ grant: [], revoke: [] });
    expect(rightsChange.safeParse({ grant: ['bank.get'], revoke: ['bank.get'] }).success).toBe(false);
    expect(rightsChange.safeParse({ grant: ['bank.destroy'] }).success).toBe(false);
    expect(rightsChange.safeParse({ give: ['bank.get'] }).success).toBe(false);
    expect(hiddenFieldsChange.safeParse({ hide: ['customer.name'] }).success).toBe(false);
    const [field] = excludableFields;
    expect(hiddenFieldsChange.safeParse({ hide: [field], show: [field] }).success).toBe(false);
    const [column] = allTableColumns;
    expect(hiddenColumnsChange.safeParse({ hide: [column], show: [column] }).success).toBe(false);
  });

  it('shows what differs from the default, both ways', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roleKeys), someRights, (role, rights) => {
        const { added, missing } = differencesFromDefault(role, rights);
        const stored = defaultRights[role].filter((right) => !missing.includes(right));
        expect([...stored, ...added].toSorted()).toEqual(rights.toSorted());
      }),
    );
    for (const role of roleKeys) {
      expect(differencesFromDefault(role, defaultRights[role])).toEqual({ added: [], missing: [] });
    }
  });
});

describe('fields and columns that can be hidden', () => {
  it('mark a schema, which may then be absent', () => {
    const marked = excludable('customer.note', z.string());
    expect(excludableFieldOf(marked)).toBe('customer.note');
    expect(marked.parse(undefined)).toBeUndefined();
    expect(excludableFieldOf(z.string())).toBeUndefined();
  });

  it('are named by their table, once', () => {
    const expected = Object.entries(tableColumns).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    );
    expect(allTableColumns).toEqual(expected);
    expect(new Set(expected).size).toBe(expected.length);
  });
});

describe('AX3 parts of a report that reveal a hidden field', () => {
  const hidden = (...fields: readonly ExcludableField[]) => [...hiddenFields(fields, new Set(allRights))];

  it('are the values of the offer, and every sum with them', () => {
    expect(hidden('offer.commisionAmount')).toEqual(
      expect.arrayContaining([
        'report.commisionAmount',
        'report.totalCommission',
        'report.sumOfCommissions',
        'report.totalSumOfCommissions',
        'report.workerCommission',
      ]),
    );
    expect(hidden('offer.invoiceChargedPrice')).toEqual(
      expect.arrayContaining(['report.nettoTransactionValue', 'report.netCommitmentValue']),
    );
  });

  it('are parts that the others would reveal from a hidden sum, and no more', () => {
    expect(hidden('report.sumOfCommissions')).toEqual(
      expect.arrayContaining(['report.totalCommission', 'report.commisionAmount']),
    );
    expect(hidden('report.sumOfCommissions')).not.toContain('report.insurance');
    expect(hidden('report.workerCommission')).toEqual(['report.workerCommission']);
  });
});
