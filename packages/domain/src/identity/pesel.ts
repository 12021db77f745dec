import { isCalendarDate, identifierText, type CalendarDate } from '../shared/index.ts';

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
const centuries = [1900, 2000, 2100, 2200, 1800];

/** The birth date a personal id carries, or `null` when the day does not exist. The month carries the century. */
export function birthDateOf(pesel: string): CalendarDate | null {
  const [year, month, day] = [Number(pesel.slice(0, 2)), Number(pesel.slice(2, 4)), pesel.slice(4, 6)];
  const century = centuries[Math.floor(month / 20)];
  if (century === undefined) return null;
  const date = `${century + year}-${String(month % 20).padStart(2, '0')}-${day}`;
  return isCalendarDate(date) ? date : null;
}

/** `K` for a woman, `M` for a man. */
export function sexOf(pesel: string): 'K' | 'M' {
  return Number(pesel[9]) % 2 === 0 ? 'K' : 'M';
}

/** What is wrong with a personal id: not eleven digits, a wrong check digit or birth date, or nothing. */
export function peselProblem(pesel: string): 'pesel_length' | 'pesel_checksum' | null {
  if (!/^\d{11}$/.test(pesel)) return 'pesel_length';
  const sum = weights.reduce((total, weight, index) => total + weight * Number(pesel[index]), 0);
  return (10 - (sum % 10)) % 10 === Number(pesel[10]) && birthDateOf(pesel) ? null : 'pesel_checksum';
}

/** Returns whether the number belongs to a person born after `today`, which is invalid for a customer. */
export function isBornAfter(pesel: string, today: CalendarDate): boolean {
  return (birthDateOf(pesel) ?? '') > today;
}

/** A Polish personal id, stored as eleven digits. */
export const pesel = identifierText()
  .max(40, 'pesel_length')
  .transform((value) => value.replaceAll(/[\s-]/g, ''))
  .superRefine((value, context) => {
    const problem = peselProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
