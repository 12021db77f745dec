import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { leadSourcePatch, type LeadSourceInput, type LeadSourcePatch } from '@szansa/domain/lead-source';
import { opportunityScope, type OpportunityScope } from '@szansa/domain/opportunity';
import { withoutLeftOut } from '@szansa/domain/shared';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { hasOpportunitiesFrom, inScope } from '#modules/opportunities';
import {
  changeRecord,
  invalid,
  notFound,
  Refusal,
  refuseStaleRemoval,
  verb,
  type Db,
  type Generated,
  type Module,
  type StaffContext,
  type StaffReading,
  type Work,
} from '#platform';
import { leadSourcesStart } from './demo.ts';
import {
  deleteLeadSource,
  fieldsInUse,
  insertLeadSource,
  leadSourceReaders,
  leadSources,
  lockLeadSource,
  lockLeadSources,
  orderedIds,
  putInOrder,
  updateLeadSource,
  type LeadSourceFields,
} from './queries.ts';

interface LeadSourceTable {
  id: string;
  name: string;
  slug: string;
  position: Generated<number>;
  isActive: Generated<boolean>;
  version: Generated<number>;
}

/** The tables of lead sources. */
export interface LeadSourcesTables {
  leadSource: LeadSourceTable;
}

/** How many opportunities in the scope come from a lead source. */
const coming = (scope: OpportunityScope) => sql<number>`(
  select count(*)::int from customer_file where customer_file.lead_source_id = lead_source.id and ${inScope(scope)}
)`;

function described(db: Db, scope: OpportunityScope) {
  return db
    .selectFrom('leadSource')
    .select([
      'leadSource.id',
      'leadSource.name',
      'leadSource.slug',
      'leadSource.isActive',
      'leadSource.version',
      coming(scope).as('customerFiles'),
    ]);
}

/** Lead sources in their order, inactive ones too, each with how many opportunities in the scope come from it. */
function describedLeadSources(db: Db, scope: OpportunityScope) {
  return described(db, scope).orderBy('leadSource.position').orderBy('leadSource.name').execute();
}

function describedLeadSource(db: Db, id: string, scope: OpportunityScope) {
  return described(db, scope).where('leadSource.id', '=', id).executeTakeFirst();
}

type LeadSource = Data<Endpoints['leadSources']['get']>;

/** Publishes a change of a lead source to all who may read lead sources. */
function emitLeadSource(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'lead_source', id }, [leadSourceReaders]);
}

/** All lead sources, each with how many opportunities come from it of those the actor may read. */
async function leadSourcesDescribed({ db, actor }: StaffReading): Promise<LeadSource[]> {
  const rows = await describedLeadSources(db, opportunityScope(actor));
  return rows.map((row) => ({ ...row, can: { edit: actor.can('lead_source.edit') } }));
}

/** @throws 404 */
async function leadSourceById({ db, actor }: StaffReading, id: string): Promise<LeadSource> {
  const row = await describedLeadSource(db, id, opportunityScope(actor));
  if (!row) throw notFound();
  return { ...row, can: { edit: actor.can('lead_source.edit') } };
}

/** @throws 422 for a name or a slug that another lead source has, each by its field */
async function refuseUsed(
  { db }: Pick<Work, 'db'>,
  fields: Pick<LeadSourceFields, 'name' | 'slug'>,
  except: string | null,
): Promise<void> {
  const used = await fieldsInUse(db, fields, except);
  if (used.length > 0) throw invalid(...used.map((path) => ({ path, code: 'name_taken' as const })));
}

/** Writes down a lead source, after all others. @throws 422 for a name or a slug that another one has */
function createLeadSource(context: StaffContext, input: LeadSourceInput): Promise<LeadSource> {
  return verb(context, async (work) => {
    await lockLeadSources(work.db);
    await refuseUsed(work, input, null);
    const id = uuidv7();
    const { name, slug, isActive = true } = input;
    const after = { name, slug, isActive };
    await insertLeadSource(work.db, { ...after, id });
    await work.audit({ entity: 'lead_source', entityId: id, version: 1, action: 'create', after });
    emitLeadSource(work, id);
    return leadSourceById(work, id);
  });
}

interface Change {
  readonly version: number;
  readonly changes: LeadSourcePatch;
}

type Row = LeadSourceFields & { readonly version: number };

/** Changes fields of a lead source. @throws 404, 409 `stale_version`, 422 for a name or a slug that another one has */
function changeLeadSource(
  context: StaffContext,
  id: string,
  { version, changes }: Change,
): Promise<LeadSource> {
  return verb(context, async (work) => {
    await lockLeadSources(work.db);
    await changeRecord<'lead_source', Row, LeadSourceFields>(work, {
      entity: 'lead_source',
      entityId: id,
      action: 'edit',
      lock: async () => {
        const row = await lockLeadSource(work.db, id);
        if (!row) throw notFound();
        return row;
      },
      fields: ({ name, slug, isActive }) => ({ name, slug, isActive }),
      readVersion: version,
      schema: leadSourcePatch,
      patch: changes,
      merge: async (before) => {
        const after = { ...before, ...withoutLeftOut(changes) };
        await refuseUsed(work, after, id);
        return after;
      },
      save: ({ after, version: next }) => updateLeadSource(work.db, id, after, next),
      emit: () => emitLeadSource(work, id),
    });
    return leadSourceById(work, id);
  });
}

/** Puts a lead source before another one, or at the end. @throws 404, 422 for another one there is not */
function moveLeadSource(context: StaffContext, id: string, before: string | null): Promise<LeadSource[]> {
  return verb(context, async (work) => {
    await lockLeadSources(work.db);
    const ids = await orderedIds(work.db);
    if (!ids.includes(id)) throw notFound();
    const others = ids.filter((one) => one !== id);
    const at = before === null ? others.length : others.indexOf(before);
    if (at === -1) throw invalid({ path: 'before', code: 'value_not_allowed' });
    const ordered = others.toSpliced(at, 0, id);
    if (ordered.join() !== ids.join()) {
      await putInOrder(work.db, ordered);
      await work.audit({
        entity: 'lead_source',
        entityId: id,
        action: 'edit',
        before: { position: ids.indexOf(id) + 1 },
        after: { position: at + 1 },
      });
      emitLeadSource(work, id);
    }
    return leadSourcesDescribed(work);
  });
}

/**
 * Removes a lead source that no opportunity comes from; others are made inactive.
 * @throws 404, 409 `stale_version`, or `in_use` with how many come from it, as far as the actor may read them
 */
function removeLeadSource(context: StaffContext, id: string, version: number): Promise<null> {
  return verb(context, async (work) => {
    const row = await lockLeadSource(work.db, id);
    if (!row) throw notFound();
    const { name, slug, isActive } = row;
    await refuseStaleRemoval(work, {
      entity: 'lead_source',
      entityId: id,
      readVersion: version,
      currentVersion: row.version,
      current: { name, slug, isActive },
      schema: leadSourcePatch,
    });
    if (await hasOpportunitiesFrom(work.db, id)) {
      const { customerFiles: count } = await leadSourceById(work, id);
      throw new Refusal('in_use', { uses: count > 0 ? [{ kind: 'opportunity', count }] : [] });
    }
    await deleteLeadSource(work.db, id);
    await work.audit({
      entity: 'lead_source',
      entityId: id,
      action: 'remove',
      before: { name, slug, isActive },
    });
    emitLeadSource(work, id);
    return null;
  });
}

/** Where opportunities come from. */
export const leadSourcesModule = {
  routes: {
    leadSources: {
      list: ({ context }) => leadSources(context.db),
      overview: ({ context }) => leadSourcesDescribed(context),
      get: ({ params, context }) => leadSourceById(context, params.id),
      create: ({ body, context }) => createLeadSource(context, body),
      update: ({ params, body, context }) => changeLeadSource(context, params.id, body),
      move: ({ params, body, context }) => moveLeadSource(context, params.id, body.before),
      remove: ({ params, query, context }) => removeLeadSource(context, params.id, query.version),
    },
  },
  rooms: (actor) => (actor.can('lead_source.get') ? [leadSourceReaders] : []),
  start: leadSourcesStart,
} as const satisfies Module;
