import type { RefusalCode } from '@szansa/api-client/contract';
import { isAdministrator } from '@szansa/domain/access';
import {
  archivingProblem,
  bulkVerdict,
  labelsAfter,
  mostLabels,
  opportunityBulkChange,
  opportunityScope,
  type BulkVerdict,
  type OpportunityBulkChange,
} from '@szansa/domain/opportunity';

import { findLabels } from '#modules/labels';
import {
  denied,
  invalid,
  joining,
  Refusal,
  refusedWith,
  type BulkTarget,
  type Classification,
  type StaffReading,
  type StaffWork,
} from '#platform';
import { lockedOpportunity, type OpportunityState } from './access.ts';
import { emitMany } from './events.ts';
import { findArchiveReason } from './archive-reason-queries.ts';
import { findConsents, findFacts, findIds, findNames } from './bulk-queries.ts';
import { filtersOf, type FilterQuery } from './list-answers.ts';
import { nameOfOwner } from './people.ts';
import { findFields } from './queries.ts';
import { closingGaps } from './readiness.ts';
import { archiveOpportunity, unarchiveOpportunity } from './verbs/archive.ts';
import { assignOpportunity } from './verbs/assign.ts';
import { changeOpportunity } from './verbs/change.ts';
import { moveOpportunity } from './verbs/move.ts';

const codes: Readonly<Record<Exclude<BulkVerdict, 'changes' | 'same'>, RefusalCode>> = {
  not_yours: 'opportunity_not_yours',
  archived: 'opportunity_archived',
  not_archived: 'opportunity_not_archived',
  consent_required: 'consent_required',
  closing_incomplete: 'closing_incomplete',
  lead_source_required: 'lead_source_required',
  too_many_labels: 'too_many_labels',
};

/** @throws 403 unless an administrator assigns; 422 for what cannot be chosen, or for a note that is missing. */
async function check(work: StaffWork, change: OpportunityBulkChange): Promise<void> {
  if (change.kind === 'assign') {
    if (!isAdministrator(work.actor.roles)) throw denied();
    if (change.workerId !== null) await nameOfOwner(work, change.workerId, 'change.workerId');
  }
  if (change.kind === 'label') {
    const found = await findLabels(work.db, change.add);
    if (found.length < new Set(change.add).size) {
      throw invalid({ path: 'change.add', code: 'value_not_allowed' });
    }
  }
  if (change.kind === 'archive') {
    const reason = await findArchiveReason(work.db, change.archiveReasonId);
    if (!reason?.isActive) throw invalid({ path: 'change.archiveReasonId', code: 'value_not_allowed' });
    const any = { isArchived: false, leadSourceId: 'any' };
    if (archivingProblem(any, reason, change.note) === 'note_required') {
      throw new Refusal('note_required', { fields: [{ path: 'change.note', code: 'note_required' }] });
    }
  }
}

async function classify(
  { db, actor }: StaffReading,
  change: OpportunityBulkChange,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Classification>> {
  const [rows, consents] = await Promise.all([
    findFacts(db, ids, opportunityScope(actor)),
    findConsents(db, ids, actor.sessionId),
  ]);
  return new Map(
    rows.map(({ chosenOffer, ...row }): [string, Classification] => {
      const facts = { ...row, missing: closingGaps(row, chosenOffer ?? undefined) };
      const verdict = bulkVerdict(actor, change, facts, consents.has(row.id));
      const { id, version } = row;
      if (verdict === 'changes') return [id, { outcome: 'waiting', version, code: null }];
      return [
        id,
        verdict === 'same' ? { outcome: 'same', version, code: null } : refusedWith(codes[verdict]),
      ];
    }),
  );
}

/**
 * Adds and removes labels relative to its current ones, so that others' changes in the meantime are preserved.
 * @throws 422
 */
async function relabel(
  work: StaffWork,
  { id, version }: OpportunityState,
  change: Extract<OpportunityBulkChange, { kind: 'label' }>,
) {
  const labelIds = labelsAfter((await findFields(work.db, id)).labelIds, change);
  if (labelIds.length > mostLabels) throw new Refusal('too_many_labels', { limit: mostLabels });
  return changeOpportunity(joining(work), id, { version, changes: { labelIds } });
}

/** By the verb of a single change, on the version that was previewed. @throws what that is refused with. */
function changed(
  work: StaffWork,
  change: OpportunityBulkChange,
  state: OpportunityState,
  version: number,
): Promise<{ readonly version: number }> {
  const [context, { id }] = [joining(work), state];
  switch (change.kind) {
    case 'assign':
      return assignOpportunity(context, id, { workerId: change.workerId, version });
    case 'label':
      return relabel(work, state, change);
    case 'move':
      return moveOpportunity(context, id, { status: change.status, version });
    case 'archive': {
      const { archiveReasonId, note } = change;
      return archiveOpportunity(context, id, { archiveReasonId, note, version });
    }
    default:
      return unarchiveOpportunity(context, id, { version });
  }
}

/** Opportunities, many at once. */
export const opportunityBulk: BulkTarget<OpportunityBulkChange, FilterQuery> = {
  right: 'opportunity.edit',
  change: opportunityBulkChange,
  check,
  classify,
  choose: async ({ db, actor }, chosen, most) =>
    'ids' in chosen ? chosen.ids : findIds(db, filtersOf(actor, chosen.filters), most),
  apply: async (work, change, { id, version }) => {
    const before = await lockedOpportunity(work, id);
    const after = await changed(work, change, before, version);
    return after.version !== before.version;
  },
  names: async ({ db, actor }, ids) => {
    const rows = await findNames(db, ids, opportunityScope(actor));
    return new Map(
      rows.flatMap(({ named }) =>
        named ? [[named.id, { name: named.customerName, number: named.number }]] : [],
      ),
    );
  },
  emit: emitMany,
};
