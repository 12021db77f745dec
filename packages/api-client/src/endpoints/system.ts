import { z } from 'zod';

import { endpoint } from '../contract/index.ts';

const state = z.object({ status: z.literal('ok') });

export const system = {
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    access: 'public',
    summary: 'Whether the server runs; it asks no database. What does not answer is to be started again.',
    response: state,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    summary: 'Whether the server and its database answer. What does not is to be sent no requests.',
    response: state,
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/metrics',
    access: 'operator',
    summary: 'What the server has done and has to do, as text for Prometheus.',
    response: 'file',
  }),
};
