import type { CaptionKey } from './caption-patterns.ts';
import { captionsInText } from './captions.ts';
import type { ReadingField } from './fields.ts';
import { amountsIn } from './numbers.ts';
import type { ReadValue } from './value.ts';

/** What a text may look like, by its field. */
interface Form {
  readonly longest: number;
  readonly pattern: RegExp;
}

const words = /^[\p{L}\d][\p{L}\p{M}\d .,'’&/()+–-]*$/u;
const named = /\p{L}{2}/u;

const forms: Partial<Record<ReadingField, Form>> = {
  'vehicle.model': { longest: 50, pattern: words },
  'vehicle.version': { longest: 70, pattern: /^[\p{L}\d]/u },
  'vehicle.engine': { longest: 60, pattern: /\d|elektr|electr|hybryd|hybrid|benzyn|diesel/iu },
  'vehicle.shifter': { longest: 50, pattern: named },
  'vehicle.body': { longest: 40, pattern: named },
  'vehicle.bodyColor': { longest: 50, pattern: named },
  'vehicle.orderNo': {
    longest: 30,
    pattern: /^(?=.*\d{2})(?!.*[A-HJ-NPR-Z\d]{17})(?!.*\p{Ll}{4})[\p{L}\d][\p{L}\d /._-]*$/u,
  },
  'company.name': { longest: 160, pattern: /^(?!.*\d{9}).*\p{L}{2}/u },
  'bank.name': { longest: 120, pattern: named },
  'dealer.name': { longest: 120, pattern: named },
};

/** Captions whose words are also values of a field: a model may be called so. */
const alsoValues: Partial<Record<ReadingField, readonly CaptionKey[]>> = {
  'vehicle.body': ['makeAndModel'],
  'vehicle.version': ['version', 'customerName'],
};

/** Words that a label alone would be: a value never consists of them. */
function isLabel(field: ReadingField, value: string): boolean {
  const captions = captionsInText(value);
  const own = alsoValues[field] ?? [];
  const covered = captions
    .filter(({ key }) => !own.includes(key))
    .reduce((sum, { start, end }) => sum + end - start, 0);
  return covered > value.length / 2;
}

const currency = /(?<!\p{L})(?:z[łl]|pln|eur)(?!\p{L})|\d[.,]\d{2}(?!\d)(?!\s?(?:km|kw|t|d|l|v|hp))/iu;

/** Whether a text can be a value of its field by its form. What can be none is not proposed. Rule RD34. */
export function canBe({ field, value }: ReadValue): boolean {
  const form = forms[field];
  if (!form) return true;
  if (value.length > form.longest || !form.pattern.test(value)) return false;
  if (field.startsWith('vehicle.') && currency.test(value)) return false;
  return !isLabel(field, value);
}

/** Amounts that may be printed once and be two of a record's: the price of the car is the value of the lease. */
const sameAmount = new Set<ReadingField>(['offer.vehicleValue', 'vehicle.grossSellPrice']);

const isAmount = ({ value }: ReadValue) => /^\d+\.\d{2}$/.test(value);

/** Whether two values were read from the same words. */
function isSamePlace({ place: one }: ReadValue, { place: other }: ReadValue): boolean {
  return (
    one.page === other.page &&
    Math.abs(one.box.x - other.box.x) < 1 &&
    Math.abs(one.box.y - other.box.y) < 1 &&
    Math.abs(one.box.width - other.box.width) < 1
  );
}

/** Leaves amounts open that more than one field claims: at most one of them is right. Rule RD35. */
export function withClaims(values: readonly ReadValue[]): ReadValue[] {
  return values.map((one) => {
    const isClaimed = values.some(
      (other) =>
        other.field !== one.field &&
        isAmount(one) &&
        isAmount(other) &&
        amountsIn(one.words).length === 1 &&
        isSamePlace(one, other) &&
        !(sameAmount.has(one.field) && sameAmount.has(other.field)),
    );
    if (!isClaimed || one.doubts.includes('several_values')) return one;
    return { ...one, confidence: Math.min(one.confidence, 0.7), doubts: [...one.doubts, 'several_values'] };
  });
}
