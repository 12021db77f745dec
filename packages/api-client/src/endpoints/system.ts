import { z } from 'zod';

import { endpoint } from '../contract/index.ts';

export const system = {
  health: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Whether the server and its database answer.',
    response: z.object({ status: z.literal('ok') }),
  }),
};
