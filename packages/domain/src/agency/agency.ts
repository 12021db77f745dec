import { z } from 'zod';

import { email, nip, phone, postCode } from '../identity/index.ts';
import { longestDayLimit, opportunityStatuses, type OpportunityStatus } from '../opportunity/index.ts';
import {
  line,
  money,
  orEmpty,
  paragraph,
  percent,
  toGrosz,
  toTenThousandths,
  wholeNumber,
  type Grosz,
} from '../shared/index.ts';
import { customerTexts } from './customer-texts.ts';

/** A colour as `#rrggbb`. */
export const hexColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, 'color_invalid');

/** An address of the web, with or without its protocol. */
export const website = z
  .string()
  .trim()
  .max(200, 'text_too_long')
  .refine((value) => /^(https?:\/\/)?[\w-]+(\.[\w-]+)+(\/\S*)?$/i.test(value), 'format_invalid');

/**
 * The agency's own names of a status, where empty means the product's name, and how long opportunities may remain in
 * it. The order is that of the board's columns.
 */
export const statusSettings = z
  .array(
    z.strictObject({
      slug: z.enum(opportunityStatuses, 'value_not_allowed'),
      name: z.strictObject({ pl: orEmpty(line(40)), en: orEmpty(line(40)) }),
      /** Days after which an opportunity is stale; 0 for never. */
      dayLimit: wholeNumber({ min: 0, max: longestDayLimit }),
    }),
  )
  .superRefine((statuses, context) => {
    const slugs = new Set(statuses.map(({ slug }) => slug));
    if (slugs.size === opportunityStatuses.length && statuses.length === slugs.size) return;
    context.addIssue({ code: 'custom', message: 'statuses_incomplete' });
  });

export interface StatusSetting {
  readonly slug: OpportunityStatus;
  readonly name: { readonly pl: string | null; readonly en: string | null };
  readonly dayLimit: number;
}

/** A month's commission from which on a percent of it is paid out (rule AG2). */
const tiersOfPeriod = z
  .array(z.strictObject({ from: money, percent }))
  .min(1, 'required')
  .max(20, 'too_many')
  .superRefine((tiers, context) => {
    if (tiers[0] && toGrosz(tiers[0].from) !== 0) {
      context.addIssue({ code: 'custom', message: 'tiers_from_zero', path: [0, 'from'] });
    }
    tiers.forEach((tier, index) => {
      const before = tiers[index - 1];
      if (before && toGrosz(tier.from) <= toGrosz(before.from)) {
        context.addIssue({ code: 'custom', message: 'tiers_ascending', path: [index, 'from'] });
      }
    });
  });

/**
 * Tiers by the calendar month from which they apply, until the next entry; the first apply from the start (rule AG5).
 */
export const commissionTiers = z
  .array(
    z.strictObject({
      since: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'format_invalid')
        .nullable(),
      tiers: tiersOfPeriod,
    }),
  )
  .min(1, 'required')
  .max(60, 'too_many')
  .superRefine((periods, context) => {
    periods.forEach(({ since }, index) => {
      const before = periods[index - 1];
      const path = [index, 'since'];
      if (!before) {
        if (since !== null) context.addIssue({ code: 'custom', message: 'tiers_from_beginning', path });
      } else if (since === null) {
        context.addIssue({ code: 'custom', message: 'required', path });
      } else if (before.since !== null && since <= before.since) {
        context.addIssue({ code: 'custom', message: 'tier_months_ascending', path });
      }
    });
  });

export interface CommissionTier {
  readonly from: string;
  readonly percent: string;
}

/** Tiers that apply from the first day of a month; from the start where that is null. */
export interface TierPeriod {
  /** `YYYY-MM` */
  readonly since: string | null;
  readonly tiers: readonly CommissionTier[];
}

/** Returns the tiers of a calendar month, `YYYY-MM`: the latest ones that already apply (rule AG5). */
export function tiersIn(periods: readonly TierPeriod[], month: string): readonly CommissionTier[] {
  return periods.findLast(({ since }) => since === null || since <= month)?.tiers ?? [];
}

/** The tier a month's commission in grosz reaches; it applies to the whole of it. */
export function tierReached(tiers: readonly CommissionTier[], commission: Grosz): CommissionTier | null {
  return tiers.findLast(({ from }) => toGrosz(from) <= commission) ?? null;
}

/** Whether each tier pays at least as much as the one before; one that does not is worth a warning, not a refusal. */
export function tiersRise(tiers: readonly CommissionTier[]): boolean {
  return tiers.every(({ percent: own }, index) => {
    const before = tiers[index - 1];
    return !before || toTenThousandths(own) >= toTenThousandths(before.percent);
  });
}

/** Hours a session survives unused, and days it lives at most (rule AG3). */
export const sessionLimits = { idleHours: { least: 1, most: 24 }, maxDays: { least: 1, most: 30 } } as const;

/** Megabytes sent at once, megabytes of one person a day, gigabytes of the agency in all (rule AG4). */
export const fileLimits = {
  messageFilesMb: { least: 1, most: 250 },
  dailyFilesMb: { least: 1, most: 100_000 },
  agencyFilesGb: { least: 1, most: 10_000 },
} as const;

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  wholeNumber({ min: least, max: most });

/** What can be set about the agency; what is left out stays. */
export const agencyPatch = z.strictObject({
  name: line(200).optional(),
  taxIdNumber: orEmpty(nip).optional(),
  street: orEmpty(line(200)).optional(),
  postCode: orEmpty(postCode).optional(),
  city: orEmpty(line(100)).optional(),
  phone: orEmpty(phone).optional(),
  email: orEmpty(email).optional(),
  website: orEmpty(website).optional(),
  accentColor: orEmpty(hexColor).optional(),
  /** Printed at the foot of every PDF. */
  pdfFooter: orEmpty(paragraph(500)).optional(),
  /** Ends every mail. */
  mailFooter: orEmpty(paragraph(500)).optional(),
  sessionIdleHours: within(sessionLimits.idleHours).optional(),
  sessionMaxDays: within(sessionLimits.maxDays).optional(),
  messageFilesMb: within(fileLimits.messageFilesMb).optional(),
  dailyFilesMb: within(fileLimits.dailyFilesMb).optional(),
  agencyFilesGb: within(fileLimits.agencyFilesGb).optional(),
  statuses: statusSettings.optional(),
  commissionTiers: commissionTiers.optional(),
  /** Mails to customers that the agency words itself. */
  customerTexts: customerTexts.optional(),
});

export type AgencyPatch = z.output<typeof agencyPatch>;
