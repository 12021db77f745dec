import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { builtInNotice, describeProblem } from '../language/index.ts';
import { opportunityStatuses } from '../opportunity/index.ts';
import { fromTenThousandths, toAmount, toGrosz } from '../shared/index.ts';
import {
  agencyPatch,
  commissionTiers,
  fileLimits,
  hexColor,
  sessionLimits,
  statusSettings,
  tierReached,
  tiersIn,
  tiersRise,
  websiteHref,
  type CommissionTier,
  type TierPeriod,
} from './index.ts';

const codes = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

const unnamed = opportunityStatuses.map((slug) => ({ slug, name: { pl: null, en: null }, dayLimit: 7 }));

describe('AG1 the statuses of opportunities', () => {
  it('are in any order, each exactly once', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...unnamed]), (some) => {
        const isWhole = some.length === unnamed.length;
        expect(statusSettings.safeParse(some).success).toBe(isWhole);
      }),
    );
    const order = unnamed.toReversed();
    expect(statusSettings.parse(order)).toEqual(order);
  });

  it('are refused with one twice', () => {
    const twice = [...unnamed.slice(1), ...unnamed.slice(-1)];
    expect(codes(statusSettings.safeParse(twice))).toEqual(['statuses_incomplete']);
    expect(codes(statusSettings.safeParse([...unnamed, ...unnamed.slice(-1)]))).toEqual([
      'statuses_incomplete',
    ]);
  });

  it('have the product’s name where theirs is left empty', () => {
    const [first, ...rest] = unnamed.map((one) => ({ ...one, name: { pl: '  ', en: ' Won ' } }));
    const parsed = statusSettings.parse([first, ...rest]);
    expect(parsed[0]?.name).toEqual({ pl: null, en: 'Won' });
  });
});

it.each([
  [0, true],
  [365, true],
  [366, false],
  [-1, false],
  [1.5, false],
])('AG1 a limit of %d days is one: %s', (dayLimit, accepted) => {
  expect(statusSettings.safeParse(unnamed.map((one) => ({ ...one, dayLimit }))).success).toBe(accepted);
});

/** Tiers that follow the rule: from nothing, each higher than the one before. */
const tiers = fc
  .uniqueArray(fc.integer({ min: 1, max: 100_000_000 }), { maxLength: 10 })
  .chain((steps) =>
    fc.tuple(
      fc.constant([0, ...steps.toSorted((one, other) => one - other)]),
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
        minLength: steps.length + 1,
        maxLength: steps.length + 1,
      }),
    ),
  )
  .map(([from, percents]): CommissionTier[] =>
    from.map((grosz, index) => ({
      from: toAmount(grosz),
      percent: fromTenThousandths(percents[index] ?? 0),
    })),
  );

const always = (some: readonly CommissionTier[]): TierPeriod[] => [{ since: null, tiers: some }];

describe('AG5 months of commission tiers', () => {
  const month = fc
    .tuple(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
  const of = (percent: number): CommissionTier[] => [{ from: '0.00', percent: String(percent) }];
  /** The first without a month, each later one with another percent. */
  const periods = fc
    .uniqueArray(month, { maxLength: 8 })
    .map((months): TierPeriod[] => [
      { since: null, tiers: of(0) },
      ...months.toSorted().map((since, index) => ({ since, tiers: of(index + 1) })),
    ]);

  it('rise, from one without a month', () => {
    fc.assert(
      fc.property(periods, (some) => {
        expect(commissionTiers.parse(some)).toEqual(some);
        expect(commissionTiers.safeParse(some.slice(1)).success).toBe(false);
        expect(commissionTiers.safeParse([...some, ...some.slice(-1)]).success).toBe(false);
      }),
    );
    expect(codes(commissionTiers.safeParse([...always(of(1)), ...always(of(2))]))).toEqual(['required']);
    expect(codes(commissionTiers.safeParse([{ since: '2027-13', tiers: of(1) }]))).toContain(
      'format_invalid',
    );
  });

  it('apply from the month they start with until the next start', () => {
    fc.assert(
      fc.property(periods, month, (some, requested) => {
        const started = some.filter(({ since }) => since === null || since <= requested);
        expect(tiersIn(some, requested)).toEqual(of(started.length - 1));
      }),
    );
  });
});

describe('AG2 commission tiers', () => {
  it('start at nothing and rise', () => {
    fc.assert(
      fc.property(tiers, (some) => {
        expect(commissionTiers.parse(always(some))).toEqual(always(some));
        expect(commissionTiers.safeParse(always(some.slice(1))).success).toBe(false);
        expect(commissionTiers.safeParse(always([...some, ...some.slice(0, 1)])).success).toBe(false);
      }),
    );
  });

  it('report which of them is wrong', () => {
    const tier = (from: string) => ({ from, percent: '10' });
    const result = commissionTiers.safeParse(always([tier('1'), tier('5'), tier('5')]));
    expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['0.tiers.0.from', 'tiers_from_zero'],
      ['0.tiers.2.from', 'tiers_ascending'],
    ]);
    expect(commissionTiers.safeParse(always([])).success).toBe(false);
  });

  it('apply from exactly where they start up to the next', () => {
    fc.assert(
      fc.property(tiers, fc.integer({ min: 0, max: 200_000_000 }), (some, commission) => {
        const reached = tierReached(some, commission);
        const index = some.findIndex((tier) => tier === reached);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(toGrosz(some[index]?.from ?? '')).toBeLessThanOrEqual(commission);
        const beyond = some.slice(index + 1).map(({ from }) => toGrosz(from));
        expect(beyond.every((from) => from > commission)).toBe(true);
      }),
    );
  });

  it.each([
    ['0.00', '20'],
    ['9999.99', '20'],
    ['10000.00', '25'],
    ['34999.99', '30'],
    ['35000.00', '35'],
    ['1000000.00', '35'],
  ])('of %s zł reach %s %', (commission, percent) => {
    const seeded = [
      { from: '0.00', percent: '20' },
      { from: '10000.00', percent: '25' },
      { from: '20000.00', percent: '30' },
      { from: '35000.00', percent: '35' },
    ];
    expect(tierReached(seeded, toGrosz(commission))?.percent).toBe(percent);
  });

  it('reach none for a loss', () => {
    expect(tierReached([{ from: '0.00', percent: '20' }], -1)).toBeNull();
  });

  it('are worth a warning where a higher one pays less', () => {
    const [low, high] = [
      { from: '0.00', percent: '20' },
      { from: '1.00', percent: '9.5' },
    ];
    expect(tiersRise([low, { ...high, percent: '20' }])).toBe(true);
    expect(tiersRise([low, high])).toBe(false);
    expect(commissionTiers.safeParse(always([low, high])).success).toBe(true);
  });
});

describe('AG3 the length of sessions', () => {
  it.each(['sessionIdleHours', 'sessionMaxDays'] as const)('%s stays within its bounds', (field) => {
    const { least, most } = sessionLimits[field === 'sessionIdleHours' ? 'idleHours' : 'maxDays'];
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 100 }), (value) => {
        const isWithin = value >= least && value <= most;
        expect(agencyPatch.safeParse({ [field]: value }).success).toBe(isWithin);
      }),
    );
    expect(codes(agencyPatch.safeParse({ [field]: most + 1 }))).toEqual(['number_range']);
    expect(codes(agencyPatch.safeParse({ [field]: 1.5 }))).toEqual(['number_invalid']);
  });
});

describe('the agency’s data', () => {
  it('is stored in its normalized form, and emptied by an empty text', () => {
    const typed = {
      accentColor: ' #ABCDEF ',
      taxIdNumber: '999-100-01-11',
      phone: '22 123 45 67',
      city: ' ',
    };
    expect(agencyPatch.parse(typed)).toEqual({
      accentColor: '#abcdef',
      taxIdNumber: '9991000111',
      phone: '+48221234567',
      city: null,
    });
  });

  it.each(['#abc', 'red', '#12345g', 'abcdef', '#1234567'])('has no colour %s', (color) => {
    expect(codes(hexColor.safeParse(color))).toEqual(['color_invalid']);
  });

  it.each(['szansa.example', 'https://szansa.example/kontakt', 'www.szansa.example'])(
    'has a website %s',
    (website) => {
      expect(agencyPatch.parse({ website })).toEqual({ website });
    },
  );

  it.each(['szansa', 'javascript:alert(1)', 'https://', 'ftp://a.example'])(
    'has no website %s',
    (website) => {
      expect(codes(agencyPatch.safeParse({ website }))).toEqual(['format_invalid']);
    },
  );

  it('has nothing else', () => {
    expect(agencyPatch.safeParse({ logoFileId: null }).success).toBe(false);
  });
});

it.each([
  ['szansa.example/o-nas', 'https://szansa.example/o-nas'],
  ['https.example', 'https://https.example'],
  ['HTTP://szansa.example', 'HTTP://szansa.example'],
  ['https://szansa.example', 'https://szansa.example'],
])('a link to %s leads to %s', (address, href) => {
  expect(websiteHref(address)).toBe(href);
});

describe('AG4 the room for files', () => {
  it.each(['messageFilesMb', 'dailyFilesMb', 'agencyFilesGb'] as const)(
    '%s stays within its bounds',
    (field) => {
      const { least, most } = fileLimits[field];
      for (const value of [least, most])
        expect(agencyPatch.parse({ [field]: value })).toEqual({ [field]: value });
      for (const value of [least - 1, most + 1])
        expect(codes(agencyPatch.safeParse({ [field]: value }))).toEqual(['number_range']);
    },
  );
});

describe('AG6 the agency’s own mails to customers', () => {
  const own = { status: 'handing', language: 'pl', subject: 'Odbiór', text: 'Czekamy. {podpis}' } as const;
  const parse = (customerTexts: unknown) => agencyPatch.safeParse({ customerTexts });

  it('are stored in the order of the statuses, those of the product left out', () => {
    const product = { status: 'lead', language: 'en', ...builtInNotice('lead', 'en') } as const;
    const early = { ...own, status: 'lead' } as const;
    expect(parse([own, product, { ...own, language: 'en' }, early]).data).toEqual({
      customerTexts: [early, own, { ...own, language: 'en' }],
    });
  });

  it('are refused with one twice, empty ones and unknown placeholders, by their names', () => {
    expect(codes(parse([own, own]))).toEqual(['value_not_allowed']);
    expect(codes(parse([{ ...own, subject: ' ' }]))).toEqual(['required']);
    const unknown = parse([{ ...own, text: 'Dzień dobry {klient}' }]);
    expect(codes(unknown)).toEqual(['placeholder_unknown']);
    const [issue] = unknown.error?.issues ?? [];
    expect(issue && describeProblem(issue, 'pl').message).toContain('„klient”');
  });
});
