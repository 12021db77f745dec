import { excludable, excludableFieldName, rightName, roleKeys, tableColumnName } from '@szansa/domain/access';
import { largestPicture } from '@szansa/domain/account';
import { imageCrop } from '@szansa/domain/catalogue';
import { opportunityStatuses } from '@szansa/domain/opportunity';
import { calendarDate, money, percent } from '@szansa/domain/shared';
import { z } from 'zod';

import { schemaNames } from '../contract/index.ts';

/** Parts that records of several resources share. All of them describe answers. */

export const id = z.uuid('value_not_allowed').register(schemaNames, { id: 'Id' });
export const idParams = z.strictObject({ id });

/** The id of the card that is moved on a board; its errors have codes of their own (specification, section 8). */
export const cardParams = z.strictObject({ id: z.uuid('card_id_invalid') });
export const cardRefusals = ['card_not_found', 'card_id_invalid'] as const;

/** An instant, ISO 8601 in UTC. Handlers return a Date. */
export const instant = z
  .union([z.iso.datetime(), z.date().transform((date) => date.toISOString())])
  .register(schemaNames, { id: 'Instant', described: { type: 'string', format: 'date-time' } });

export const status = z.enum(opportunityStatuses).register(schemaNames, { id: 'OpportunityStatus' });
export const roleKey = z.enum(roleKeys).register(schemaNames, { id: 'RoleKey' });
export const right = rightName.register(schemaNames, { id: 'Right' });
export const excludableField = excludableFieldName.register(schemaNames, { id: 'ExcludableField' });
export const tableColumn = tableColumnName.register(schemaNames, { id: 'TableColumn' });

schemaNames
  .add(money, {
    id: 'Amount',
    described: { type: 'string', pattern: String.raw`^\d{1,12}\.\d{2}$`, description: 'Zlotys.' },
  })
  .add(percent, {
    id: 'Percent',
    described: { type: 'string', pattern: String.raw`^\d{1,3}(\.\d{1,4})?$` },
  });

/** How a customer is reached. */
export const customerEmails = excludable('customer.emails', z.array(z.object({ email: z.string() })));
export const customerPhones = excludable('customer.phones', z.array(z.object({ phone: z.string() })));

export const amount = money.nullable();
export const percentage = percent.nullable();
export const day = calendarDate.nullable();

/** Names the picture of a person, at `/people-pictures/{id}`; another picture has another one. */
export const pictureId = id.nullish();

/** A person of the agency, as far as others see them. */
export const person = z
  .object({ id, firstName: z.string(), lastName: z.string(), pictureId })
  .register(schemaNames, { id: 'Person' });

/** An opportunity, as what belongs to it names it. */
export const opportunityNumber = z
  .object({ id, number: z.int() })
  .register(schemaNames, { id: 'OpportunityNumber' });

/** Sent with a change: the version of the record on which the change is based. */
export const version = z.int('number_invalid').min(1, 'number_invalid').max(2_147_483_647, 'number_invalid');

/** The same in the query of a call that has no body for it. */
export const versionQuery = z.strictObject({
  version: z
    .union([z.int(), z.string().regex(/^\d{1,10}$/)], 'number_invalid')
    .transform(Number)
    .pipe(version),
});

/** The file of a call that brings a logo. */
export const logoPart = { field: 'file', maxFiles: 1, minFiles: 1, maxBytes: 2 * 1024 * 1024 } as const;

/** Parts of a picture upload: its file, and the crop that is shown; by default the middle. */
export const picturePart = { field: 'file', maxFiles: 1, minFiles: 1, maxBytes: largestPicture } as const;
export const pictureCrop = z.strictObject({ crop: imageCrop.optional() });
export const pictureRefusals = ['picture_too_large', 'picture_unreadable'] as const;

/** The response of calls that return no data. */
export const nothing = z.null();
