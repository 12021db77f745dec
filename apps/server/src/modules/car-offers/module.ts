import type { ReceivedFile } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import {
  carOfferPatch,
  isOfferEditor,
  offeredCar,
  offerStatusMoves,
  vehicleOfVariant,
  wholeCar,
  type CarOfferInput,
  type CarOfferPatch,
  type PlatformOfferStatus,
} from '@szansa/domain/catalogue';
import type { OfferInput, OfferType } from '@szansa/domain/offer';
import { withoutLeftOut, type CalendarDate } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import { templateExists } from '#modules/car-templates';
import {
  changeRecord,
  invalid,
  listAnswer,
  notFound,
  Refusal,
  verb,
  type Module,
  type Produced,
  type StaffContext,
} from '#platform';
import { offerReaders, readableOffer, viewerOf } from './access.ts';
import { offerById, offerFacets, offersFound, type CarOffer } from './answers.ts';
import { carOffersDemo } from './demo.ts';
import { emitOffer } from './events.ts';
import { imageFile } from './image-answers.ts';
import { makeImage } from './making-images.ts';
import { insertOffer, lockOffer, offerOfFile, updateOffer } from './queries.ts';
import { settledOffer } from './settle.ts';
import { storeParts } from './store-offer.ts';
import { variantById } from './variant-answers.ts';
import { lockedOffer, uploadsOf, wholeVariants, type Uploads, type WholeOffer } from './whole-offer.ts';

/** Creates a car offer, which remains inactive until it is activated. @throws 422, and 413 for its files */
async function createOffer(
  context: StaffContext,
  input: CarOfferInput,
  files: readonly ReceivedFile[],
): Promise<CarOffer> {
  const uploads = await uploadsOf(input.variants, files);
  return verb(context, async (work) => {
    const { carTemplateId = null } = input;
    if (carTemplateId !== null && !(await templateExists(work.db, carTemplateId))) {
      throw invalid({ path: 'carTemplateId', code: 'value_not_allowed' });
    }
    const whole = { ...wholeCar(input), variants: wholeVariants(input.variants, [], uploads) };
    const after = await settledOffer(work, whole);
    const id = uuidv7();
    const { equipment: _equipment, variants: _variants, ...fields } = after;
    await insertOffer(work.db, { ...fields, id, carTemplateId });
    await storeParts(work, id, after, { variants: [], files: new Map(), images: [] }, uploads);
    await work.audit({ entity: 'car_offer', entityId: id, version: 1, action: 'create', after });
    emitOffer(work, id);
    return offerById(work, id);
  });
}

interface Change {
  readonly version: number;
  readonly changes: CarOfferPatch;
}

/** Returns the fields of a change in their stored form. */
function named({ variants, ...fields }: CarOfferPatch, before: WholeOffer, uploads: Uploads) {
  const whole = variants && wholeVariants(variants, before.variants, uploads);
  return withoutLeftOut({ ...fields, variants: whole });
}

/**
 * Changes fields of a car offer, its variants as a whole. The same change sent again changes nothing.
 * @throws 404, 409 `stale_version`, or `wrong_state` for one that was deleted or blocked; 422, and 413 for its files
 */
async function changeOffer(
  context: StaffContext,
  id: string,
  { version, changes }: Change,
  files: readonly ReceivedFile[],
): Promise<CarOffer> {
  const uploads = await uploadsOf(changes.variants ?? [], files);
  return verb(context, async (work) => {
    const { roles } = work.actor;
    await changeRecord<'car_offer', Awaited<ReturnType<typeof lockedOffer>>, WholeOffer>(work, {
      entity: 'car_offer',
      entityId: id,
      action: 'edit',
      lock: async () => {
        const locked = await lockedOffer(work, id);
        if (!isOfferEditor({ roles, canEdit: true }, locked.status)) throw new Refusal('wrong_state');
        return locked;
      },
      fields: ({ offer }) => offer,
      readVersion: version,
      schema: carOfferPatch,
      patch: (before) => named(changes, before, uploads),
      merge: (before) => settledOffer(work, { ...before, ...named(changes, before, uploads) }),
      save: async ({ row, before, after, version: next }) => {
        const { equipment: _equipment, variants: _variants, ...fields } = after;
        await updateOffer(work.db, id, fields, next);
        await storeParts(work, id, after, { ...row, variants: before.variants }, uploads);
      },
      emit: () => emitOffer(work, id),
    });
    return offerById(work, id);
  });
}

interface Move {
  readonly version: number;
  readonly status: PlatformOfferStatus;
}

/**
 * Gives a car offer another status (rule CC14); with it changes who is shown the offer.
 * @throws 404, 409 `stale_version`, or `wrong_state` for a status that the actor may not give it
 */
function moveOffer(context: StaffContext, id: string, { version, status }: Move): Promise<CarOffer> {
  return verb(context, async (work) => {
    const { roles } = work.actor;
    await changeRecord<'car_offer', Move, Pick<Move, 'status'>>(work, {
      entity: 'car_offer',
      entityId: id,
      action: 'move',
      lock: async () => {
        const row = await lockOffer(work.db, id);
        if (!row) throw notFound();
        return row;
      },
      fields: (row) => ({ status: row.status }),
      readVersion: version,
      patch: { status },
      merge: (before) => {
        const isAllowed = offerStatusMoves({ roles, canEdit: true }, before.status).includes(status);
        if (before.status !== status && !isAllowed) throw new Refusal('wrong_state');
        return { status };
      },
      save: ({ after, version: next }) => updateOffer(work.db, id, after, next),
      emit: async () => {
        await work.platform.sessions.refresh(work, { entity: 'car_offer', id });
        emitOffer(work, id);
      },
    });
    return offerById(work, id);
  });
}

/** Adds an offer to an opportunity: how, only the module of offers knows, which knows opportunities. */
type AddOffer = (
  context: StaffContext,
  customerFileId: string,
  input: OfferInput,
) => Promise<Produced<Endpoints['offers']['create']>>;

interface Offered {
  readonly customerFileId: string;
  readonly offerType: OfferType;
  /** The day until which a car of the variant is reserved. */
  readonly bookingDate?: CalendarDate | undefined;
}

/**
 * Adds an offer of a variant to an opportunity of the actor, with its vehicle and prices (rule CC16).
 * @throws 404 for a variant the actor is not shown, 409 `no_cars_left`, 422 for one that is not offered, and as `addOffer`
 */
async function offerVariant(
  context: StaffContext,
  variantId: string,
  { customerFileId, ...booked }: Offered,
  addOffer: AddOffer,
) {
  const { offer, variant } = await variantById(context, variantId);
  const { seesDiscounts } = viewerOf(context.actor);
  const described = vehicleOfVariant(offeredCar({ offer, variant }, seesDiscounts));
  return addOffer(context, customerFileId, { ...booked, ...described, carVariantId: variantId });
}

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
