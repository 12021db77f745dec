import { listAnswer, type Module } from '#platform';
import { offerReaders, readableOffer } from './access.ts';
import { offerById, offerFacets, offersFound } from './answers.ts';
import { carOffersDemo } from './demo.ts';
import { imageFile } from './image-answers.ts';
import { makeImage } from './making-images.ts';
import { offerOfFile } from './queries.ts';
import { changeOffer } from './verbs/change.ts';
import { createOffer } from './verbs/create.ts';
import { moveOffer } from './verbs/move.ts';
import { offerVariant, type AddOffer } from './verbs/offer-variant.ts';

/** Cars on offer, each in variants; one of these becomes an offer of an opportunity by `addOffer`. */
export const carOffersModule = (addOffer: AddOffer) =>
  ({
    routes: {
      carOffers: {
        list: async ({ query, context }) => listAnswer(query, await offersFound(context, query)),
        facets: ({ query, context }) => offerFacets(context, query),
        get: ({ params, context }) => offerById(context, params.id),
        create: ({ body, files, context }) => createOffer(context, body.offer, files),
        update: ({ params, body, files, context }) => changeOffer(context, params.id, body, files),
        move: ({ params, body, context }) => moveOffer(context, params.id, body),
        offerVariant: ({ params, body, context }) => offerVariant(context, params.id, body, addOffer),
      },
      carImages: { get: ({ params, context }) => imageFile(context, params.id, params.size) },
    },
    rooms: (actor) => (actor.can('car_offer.get') ? [offerReaders] : []),
    watchable: { car_offer: (reading, id) => readableOffer(reading, id) },
    files: [{ entity: 'car_offer', ownerOf: offerOfFile, read: readableOffer }],
    jobs: [makeImage],
    demo: carOffersDemo,
  }) as const satisfies Module;
