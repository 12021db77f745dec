import { z } from 'zod';

import { toAmount, toGrosz } from './grosz.ts';

const wireFormat = /^\d{1,12}(\.\d{1,2})?$/;

/** Zloty with two decimal places as text (`"1234.50"`), the form money has outside rules. */
export const money = z
  .string('number_invalid')
  .regex(wireFormat, 'number_invalid')
  .transform((value) => toAmount(toGrosz(value)));
