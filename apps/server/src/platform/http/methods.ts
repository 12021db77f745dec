import type { FastifyInstance } from 'fastify';

import { Refusal } from '../refusal.ts';

/**
 * Answers every other method on a path that is known with 405, and says in `Allow` which there are. It is said to
 * everyone: the description of the API is public, and nothing of the request is read.
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
