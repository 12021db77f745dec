import { entities, recordParts, type Entity } from '@szansa/domain/access';
import { z } from 'zod';

import { endpoint, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { id, idParams, instant, nothing, status, version, versionQuery } from './records.ts';

/** Calls that are the same for every record of the directory: banks, dealers, representatives, vehicles. */

/** A record by what people call it. */
export const recordName = z.object({ id, name: z.string() }).register(schemaNames, { id: 'RecordName' });

const recordUse = z
  .object({ kind: z.enum([...entities, ...recordParts]), count: z.int() })
  .register(schemaNames, { id: 'RecordUse' });

/** How many records of each kind something concerns. */
export const recordUses = z.array(recordUse).readonly();

/** What merging one record into another would move. */
const merge = z
  .object({
    from: recordName,
    into: recordName,
    uses: recordUses,
  })
  .register(schemaNames, { id: 'Merge' });

/** An offer made with a record, as that record lists it. */
const recordOffer = z
  .object({
    id,
    customerFileId: id,
    /** Of the opportunity. */
    number: z.int(),
    status,
    vehicle: z.string().nullable(),
    isChosen: z.boolean(),
    createdAt: instant,
  })
  .register(schemaNames, { id: 'RecordOffer' });

const recordOffers = pageOf(recordOffer).register(schemaNames, { id: 'RecordOffers' });

interface RecordSchemas<Name extends Entity, Resource, Answer, Body, Patch> {
  readonly entity: Name;
  /** The first segment of their paths: `banks`. */
  readonly resource: Resource;
  /** As summaries call it: `a bank`. */
  readonly one: string;
  readonly record: Answer;
  readonly input: Body;
  readonly patch: Patch;
}

/** Reading, writing down, changing, removing and merging records of one kind, and the offers made with one. */
export function recordEndpoints<
  const Name extends Entity,
  const Resource extends string,
  Answer extends z.ZodType,
  Body extends z.ZodType,
  Patch extends z.ZodType,
>({ entity, resource, one, record, input, patch }: RecordSchemas<Name, Resource, Answer, Body, Patch>) {
  return {
    get: endpoint({
      method: 'GET',
      path: `/${resource}/{id}`,
      access: `${entity}.get`,
      summary: `Shows ${one}.`,
      params: idParams,
      response: record,
    }),
    create: endpoint({
      method: 'POST',
      path: `/${resource}`,
      access: `${entity}.create`,
      summary: `Writes down ${one}.`,
      body: input,
      response: record,
      creates: true,
    }),
    update: endpoint({
      method: 'PATCH',
      path: `/${resource}/{id}`,
      access: `${entity}.edit`,
      summary: `Changes fields of ${one}.`,
      params: idParams,
      body: z.strictObject({ version, changes: patch }),
      response: record,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `/${resource}/{id}`,
      access: `${entity}.edit`,
      summary: `Removes ${one} that nothing uses.`,
      params: idParams,
      query: versionQuery,
      refusals: ['in_use'],
      response: nothing,
    }),
    mergePreview: endpoint({
      method: 'GET',
      path: `/${resource}/{id}/merge-preview`,
      access: `${entity}.edit`,
      summary: `Shows what merging ${one} into another one would move.`,
      params: idParams,
      query: z.strictObject({ into: id }),
      response: merge,
    }),
    merge: endpoint({
      method: 'POST',
      path: `/${resource}/{id}/merge`,
      access: `${entity}.edit`,
      summary: `Moves what uses ${one} to another one and removes it; answers with the other one.`,
      params: idParams,
      body: z.strictObject({ /** Of the record that goes. */ version, into: id }),
      response: record,
    }),
    offers: endpoint({
      method: 'GET',
      path: `/${resource}/{id}/offers`,
      access: `${entity}.get`,
      summary: `Lists offers made with ${one}, found by vehicle or number of the opportunity.`,
      params: idParams,
      query: listQuery({ sort: { createdAt: null }, defaultSort: '-createdAt', filters: {} }),
      response: recordOffers,
    }),
  };
}
