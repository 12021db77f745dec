import { importFields, isWorkingStep, type ImportMatch } from '@szansa/domain/import';

import { denied, notFound, type Actor, type StaffReading, type StaffWork } from '#platform';
import { findImport, type ImportRecord } from './queries.ts';

/** @throws 403 for a user who may not create such records */
export function refuseUnlessImporter(actor: Actor, entity: ImportRecord['entity']): void {
  if (!actor.can(`${entity}.create`)) throw denied();
}

async function own(
  { db, actor }: StaffReading,
  id: string,
  options: { readonly lock: boolean },
): Promise<ImportRecord> {
  const found = await findImport(db, id, actor.userId, options);
  if (!found) throw notFound();
  refuseUnlessImporter(actor, found.entity);
  return found;
}

/** An import of the actor's own. @throws 404, 403 */
export const readableImport = (reading: StaffReading, id: string) => own(reading, id, { lock: false });

/** Locks an import of the actor and returns it. @throws 404, 403 */
export const lockedImport = (work: StaffWork, id: string) => own(work, id, { lock: true });

const goingOn: ReadonlySet<string | null> = new Set(['waiting', 'running']);

/** Whether the work of the step ended before it was done. */
export function isStopped({ step, operationState }: ImportRecord): boolean {
  return isWorkingStep(step) && !goingOn.has(operationState);
}

/** What may be done with an import now. */
export function possibilities(found: ImportRecord) {
  const { step, created, updated } = found;
  const stopped = isStopped(found);
  const isRunStopped = step === 'running' && stopped;
  const hasDone = created + updated > 0;
  return {
    change: step === 'ready' || ((step === 'reading' || step === 'checking') && stopped),
    start: step === 'ready' || isRunStopped,
    undo: (hasDone && (step === 'finished' || isRunStopped)) || (step === 'undoing' && stopped),
    remove: !isWorkingStep(step) || stopped,
  };
}

/** The field of a row that a match is by. */
const fieldOfMatch: Readonly<Record<Exclude<ImportMatch, 'name' | 'sameName'>, string>> = {
  taxIdNumber: 'taxIdNumber',
  personalIdNumber: 'personalIdNumber',
  firmTaxIdNumber: 'taxIdNumber',
  email: 'emails',
  phone: 'phones',
  regon: 'regon',
  krs: 'krs',
};

/** Returns whether the actor may see a field of a row, and by what it matches another record (rule IM5). */
export function visibility({ excludedFields }: Actor, { entity }: ImportRecord) {
  const fields = new Set<string>(importFields(entity, excludedFields));
  const all = new Set<string>(importFields(entity, new Set()));
  return {
    // a problem of the whole row, which has no column, is visible
    field: (name: string) => fields.has(name) || !all.has(name),
    // names are shown to everybody
    match: (by: ImportMatch) => by === 'name' || by === 'sameName' || fields.has(fieldOfMatch[by]),
  };
}
