import type { FastifyInstance } from 'fastify';

import { Refusal } from '../refusal.ts';

/**
 * Answers all other methods on a known path with 405, and lists the allowed ones in `Allow`. No permission is needed:
 * the description of the API is public, and nothing of the request is read.
 */
export function refuseOtherMethods(app: FastifyInstance, url: string, known: readonly string[]): void {
  // fastify answers HEAD wherever there is a GET
  const all = known.includes('GET') ? [...known, 'HEAD'] : known;
  const allow = all.toSorted().join(', ');
  app.route({
    method: app.supportedMethods.filter((method) => !all.includes(method)),
    url,
    onRequest: async (_request, reply) => {
      void reply.header('allow', allow);
      throw new Refusal('method_not_allowed');
    },
    handler: () => undefined,
  });
}
