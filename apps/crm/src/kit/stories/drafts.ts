import { storeDraftFile, readDraftFiles } from '#kit/drafts/draft-files.ts';
import { draftKey } from '#kit/drafts/draft-owners.ts';
import { readDraft, writeDraft } from '#kit/drafts/stored-drafts.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';

function keyOf(place: string): string {
  const auth = store.get(authAtom);
  if (!auth) throw new Error('a draft belongs to somebody: the story has to be signed in');
  return draftKey(auth.user.id, place);
}

/** Leaves a draft of the signed-in person where a story opens; for its `beforeEach`. */
export function leaveDraft(place: string, content: unknown): void {
  writeDraft(keyOf(place), content);
}

/** Returns the stored draft of the signed-in user. */
export function storedDraft(place: string): unknown {
  return readDraft(keyOf(place))?.content ?? null;
}

/** Leaves a file beside the draft of a place. */
export const leaveDraftFile = (place: string, id: string, file: File): Promise<void> =>
  storeDraftFile(keyOf(place), id, file);

/** Returns the files stored with the draft of a place. */
export const storedDraftFiles = (place: string): Promise<ReadonlyMap<string, File>> =>
  readDraftFiles(keyOf(place));
