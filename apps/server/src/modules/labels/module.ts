import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { labelPatch, type LabelInput, type LabelPatch } from '@szansa/domain/label';
import { opportunityScope, type OpportunityScope } from '@szansa/domain/opportunity';
import { withoutLeftOut } from '@szansa/domain/shared';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { inScope } from '#modules/opportunities';
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
import { labelsDemo } from './demo.ts';
import {
  deleteLabel,
  insertLabel,
  isTitleUsed,
  labels,
  lockLabel,
  lockLabels,
  updateLabel,
  type LabelFields,
} from './queries.ts';

/** How many opportunities in the scope bear a label. */
const bearingCount = (scope: OpportunityScope) => sql<number>`(
  select count(*)::int from customer_file_label
  join customer_file on customer_file.id = customer_file_label.customer_file_id
  where customer_file_label.label_id = label.id and ${inScope(scope)}
)`;

/** Labels by title, each with how many opportunities in the scope bear it. */
function describedLabels(db: Db, scope: OpportunityScope) {
  return db
    .selectFrom('label')
    .selectAll('label')
    .select(bearingCount(scope).as('count'))
    .orderBy('label.title')
    .execute();
}

function describedLabel(db: Db, id: string, scope: OpportunityScope) {
  return db
    .selectFrom('label')
    .selectAll('label')
    .select(bearingCount(scope).as('count'))
    .where('label.id', '=', id)
    .executeTakeFirst();
}

/** Returns the opportunities with a label, regardless of who may read them. */
async function listBearing(db: Db, labelId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customerFileLabel')
    .select('customerFileId')
    .where('labelId', '=', labelId)
    .orderBy('customerFileId')
    .execute();
  return rows.map((row) => row.customerFileId);
}

interface LabelTable {
  id: string;
  title: string;
  color: string;
  /** null: chosen automatically against the colour. */
  textColor: string | null;
  description: string | null;
  version: Generated<number>;
}

/** The tables of labels. */
export interface LabelsTables {
  label: LabelTable;
}

type Label = Data<Endpoints['labels']['get']>;

/** The room of everyone who may read labels. */
const labelReaders = 'right:label.get';

/** Publishes a change of a label to all who may read labels. */
function emitLabel(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'label', id }, [labelReaders]);
}

/** All labels, each with how many opportunities bear it of those the actor may read. */
async function labelsDescribed({ db, actor }: StaffReading): Promise<Label[]> {
  const rows = await describedLabels(db, opportunityScope(actor));
  return rows.map((row) => ({ ...row, can: { edit: actor.can('label.edit') } }));
}

/** @throws 404 */
async function labelById({ db, actor }: StaffReading, id: string): Promise<Label> {
  const row = await describedLabel(db, id, opportunityScope(actor));
  if (!row) throw notFound();
  return { ...row, can: { edit: actor.can('label.edit') } };
}

/** Writes down a label. @throws 422 for a title that another one has */
function createLabel(context: StaffContext, input: LabelInput): Promise<Label> {
  return verb(context, async (work) => {
    await lockLabels(work.db);
    if (await isTitleUsed(work.db, input.title, null)) throw invalid({ path: 'title', code: 'name_taken' });
    const id = uuidv7();
    const { title, color, textColor = null, description = null } = input;
    const after = { title, color, textColor, description };
    await insertLabel(work.db, { ...after, id });
    await work.audit({ entity: 'label', entityId: id, version: 1, action: 'create', after });
    emitLabel(work, id);
    return labelById(work, id);
  });
}

interface Change {
  readonly version: number;
  readonly changes: LabelPatch;
}

type Row = LabelFields & { readonly version: number };

/** Changes fields of a label. @throws 404, 409 `stale_version`, 422 for a title that another one has */
function changeLabel(context: StaffContext, id: string, { version, changes }: Change): Promise<Label> {
  return verb(context, async (work) => {
    await lockLabels(work.db);
    await changeRecord<'label', Row, LabelFields>(work, {
      entity: 'label',
      entityId: id,
      action: 'edit',
      lock: async () => {
        const row = await lockLabel(work.db, id);
        if (!row) throw notFound();
        return row;
      },
      fields: ({ title, color, textColor, description }) => ({ title, color, textColor, description }),
      readVersion: version,
      schema: labelPatch,
      patch: changes,
      merge: async (before) => {
        const after = { ...before, ...withoutLeftOut(changes) };
        if (await isTitleUsed(work.db, after.title, id)) throw invalid({ path: 'title', code: 'name_taken' });
        return after;
      },
      save: ({ after, version: next }) => updateLabel(work.db, id, after, next),
      emit: () => emitLabel(work, id),
    });
    return labelById(work, id);
  });
}

interface Removal {
  readonly version: number;
  /** Whether the caller has confirmed that opportunities lose the label. */
  readonly isDetached: boolean;
}

/**
 * Deletes a label.
 * @throws 404, 409 `stale_version`, or, until the caller confirms that opportunities lose it, `in_use` with the number
 * of opportunities that have it, as far as the actor may read them
 */
function removeLabel(context: StaffContext, id: string, removal: Removal): Promise<null> {
  return verb(context, async (work) => {
    const row = await lockLabel(work.db, id);
    if (!row) throw notFound();
    const { id: _id, version: currentVersion, ...fields } = row;
    await refuseStaleRemoval(work, {
      entity: 'label',
      entityId: id,
      readVersion: removal.version,
      currentVersion,
      current: fields,
      schema: labelPatch,
    });
    const bearing = await listBearing(work.db, id);
    if (bearing.length > 0 && !removal.isDetached) {
      const { count } = await labelById(work, id);
      throw new Refusal('in_use', { uses: count > 0 ? [{ kind: 'opportunity', count }] : [] });
    }
    await deleteLabel(work.db, id);
    await work.audit({
      entity: 'label',
      entityId: id,
      action: 'remove',
      before: fields,
      after: { takenOff: bearing },
    });
    emitLabel(work, id);
    return null;
  });
}

/** Labels of opportunities. */
export const labelsModule = {
  routes: {
    labels: {
      list: ({ context }) => labels(context.db),
      overview: ({ context }) => labelsDescribed(context),
      get: ({ params, context }) => labelById(context, params.id),
      create: ({ body, context }) => createLabel(context, body),
      update: ({ params, body, context }) => changeLabel(context, params.id, body),
      remove: ({ params, query: { version, takenOff }, context }) =>
        removeLabel(context, params.id, { version, isDetached: takenOff === 'true' }),
    },
  },
  rooms: (actor) => (actor.can('label.get') ? [labelReaders] : []),
  demo: labelsDemo,
} as const satisfies Module;
