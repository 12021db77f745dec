import { addMonths, type CalendarDate } from '../shared/index.ts';

/** Registration date plus the number of instalments in months, clamped to the month's end (rule OF3). */
export function closingDate(
  registrationDate: CalendarDate | null | undefined,
  numberOfInstallments: number | null | undefined,
): CalendarDate | null {
  return registrationDate && numberOfInstallments ? addMonths(registrationDate, numberOfInstallments) : null;
}
