import { z } from 'zod';

import { excludable } from '../access/index.ts';
import { hexColor, website } from '../agency/index.ts';
import { email, nip, phone } from '../identity/index.ts';
import { line, orEmpty, paragraph } from '../shared/index.ts';

/** Where choosing a colour starts for a bank that has none, `#rrggbb`. */
export const noBankColor = '#5b6472';

/** The fields of a bank, each of which may be left out of a change. */
export const bankPatch = z.strictObject({
  name: line(200).optional(),
  shortName: orEmpty(line(60)).optional(),
  taxIdNumber: orEmpty(nip).optional(),
  color: orEmpty(hexColor).optional(),
  email: excludable('bank.contact', orEmpty(email)),
  phone: excludable('bank.contact', orEmpty(phone)),
  website: orEmpty(website).optional(),
  address: excludable('bank.contact', orEmpty(line(300))),
  note: excludable('bank.note', orEmpty(paragraph(5000))),
  /** Inactive banks are not offered for new offers. */
  isActive: z.boolean().optional(),
});

export type BankPatch = z.output<typeof bankPatch>;

/** A bank as staff write it down: its name is enough. */
export const bankInput = bankPatch.extend({ name: line(200) });

export type BankInput = z.output<typeof bankInput>;
