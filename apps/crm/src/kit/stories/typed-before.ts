import { draftKey } from '../drafts/draft-owners.ts';
import { writeDraft } from '../drafts/stored-drafts.ts';
import { authAtom, store } from '../session/session-atoms.ts';

/** What the person of a story had typed in a place and not saved before the page was loaded anew. */
export function typedBefore(place: string, content: unknown): void {
  writeDraft(draftKey(store.get(authAtom)?.user.id ?? '', place), content);
}
