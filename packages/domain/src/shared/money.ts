import { decimal } from './bounds.ts';
import { largestAmount, toAmount, toGrosz } from './grosz.ts';

const wireFormat = /^\d{1,12}(\.\d{1,2})?$/;

/** Zloty with two decimal places as text (`"1234.50"`), the form money has outside rules. */
export const money = decimal(wireFormat, { min: 0, max: largestAmount / 100 }, 'amount_range').transform(
  (value) => toAmount(toGrosz(value)),
);
