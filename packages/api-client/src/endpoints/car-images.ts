import { imageSizes } from '@szansa/domain/catalogue';
import { z } from 'zod';

import { endpoint } from '../contract/index.ts';
import { idParams } from './records.ts';

/** Pictures of cars on offer. */
export const carImages = {
  get: endpoint({
    method: 'GET',
    path: '/car-images/{id}/{size}',
    access: 'car_offer.get',
    summary:
      'One size of a picture of a variant, for those who may read its offer. It never changes under one `revision`.',
    params: idParams.extend({ size: z.enum(imageSizes, 'value_not_allowed') }),
    query: z.strictObject({
      revision: z
        .string('value_not_allowed')
        .regex(/^\d{1,9}$/, 'value_not_allowed')
        .optional(),
    }),
    response: 'file',
  }),
};
