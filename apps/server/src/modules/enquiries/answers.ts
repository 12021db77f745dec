import type { Endpoints } from '@szansa/api-client/endpoints';
import { enquiryEditPermission, enquiryMoves, isEnquiryEditor, proposalKindOf } from '@szansa/domain/enquiry';
import { vehicleName } from '@szansa/domain/vehicle';

import {
  listAnswer,
  notFound,
  type Actor,
  type HandlerInput,
  type Produced,
  type StaffReading,
} from '#platform';
import { readableEnquiry, viewerOf } from './access.ts';
import { countEvents, listEvents } from './event-queries.ts';
import { listFiles } from './file-queries.ts';
import { findEnquiry, type ShownRow } from './list-queries.ts';
import { listAskers, listPlatformers } from './people-queries.ts';

export type Enquiries = Endpoints['internalEnquiries'];
export type EnquiryAnswer = Produced<Enquiries['get']>;

/** A row as lists and cards show it. */
export function listItem({ customerFile, platformerId: _platformer, workerId: _worker, ...row }: ShownRow) {
  return {
    ...row,
    customerFile: customerFile && {
      id: customerFile.id,
      number: customerFile.number,
      customerName: customerFile.customerName,
    },
  };
}

/** The statuses an actor may move an enquiry to. */
export function movesOf(actor: Actor, row: ShownRow) {
  return actor.can('internal_enquiry_status.edit') ? [...enquiryMoves(actor, row)] : [];
}

/** A whole enquiry with what the actor may do. @throws 404 */
export async function enquiryById(reading: StaffReading, id: string): Promise<EnquiryAnswer> {
  const { db, actor } = reading;
  const row = await findEnquiry(db, viewerOf(actor), id);
  if (!row) throw notFound();
  const { offer, ...rest } = row;
  // an offer is named to those who read it with its opportunity
  const isOfferShown = row.customerFile !== null && actor.can('offer.get');
  const mayEdit = enquiryEditPermission(actor, row).allowed;
  const edit = actor.can('internal_enquiry.edit') && mayEdit;
  return {
    ...rest,
    ...listItem(row),
    offer:
      offer && isOfferShown
        ? {
            id: offer.id,
            offerType: offer.offerType,
            vehicle:
              offer.manufacturer !== null && offer.model !== null
                ? vehicleName({
                    manufacturer: offer.manufacturer,
                    model: offer.model,
                    version: offer.version,
                  })
                : null,
          }
        : null,
    moves: movesOf(actor, row),
    can: {
      edit,
      archive: edit,
      unarchive: actor.can('internal_enquiry.edit') && row.isArchived && isEnquiryEditor(actor, row),
      addFile: actor.can('internal_enquiry_file.create') && mayEdit,
      write: actor.can('internal_enquiry_message.create') && !row.isArchived,
      propose: edit ? proposalKindOf(row.category) : null,
    },
  };
}

/** One page of what happened to an enquiry. @throws 404 */
export async function eventsOf(
  reading: StaffReading,
  id: string,
  query: HandlerInput<Enquiries['events']>['query'],
): Promise<Produced<Enquiries['events']>> {
  await readableEnquiry(reading, id);
  return listAnswer(query, {
    rows: listEvents(reading.db, id, query),
    count: countEvents(reading.db, id, query),
    item: (row) => row,
  });
}

/** Files of an enquiry, newest first. @throws 404 */
export async function filesOf(reading: StaffReading, id: string): Promise<Produced<Enquiries['files']>> {
  const state = await readableEnquiry(reading, id);
  const { actor, db } = reading;
  const remove = actor.can('internal_enquiry_file.edit') && enquiryEditPermission(actor, state).allowed;
  const rows = await listFiles(db, id);
  return rows.map(({ internalEnquiryId: _, ...row }) => ({ ...row, name: row.file.name, can: { remove } }));
}

/** Whom enquiries may be assigned to. */
export async function peopleOf({ db }: StaffReading): Promise<Produced<Enquiries['people']>> {
  const [workers, platformers] = await Promise.all([listAskers(db), listPlatformers(db)]);
  return { workers, platformers };
}
