import { useRef, useState } from 'react';

import { useUser } from '../session/session-atoms.ts';
import { draftKey } from './draft-owners.ts';
import { readDraft, removeDraft, writeDraft, type StoredDraft } from './stored-drafts.ts';

/** The own draft of a place, such as `customer/new`. */
export interface OwnDraft {
  /** What waited when the place was opened, until it is taken or given up. */
  readonly found: StoredDraft | null;
  /** The minute in which what stands there was kept last; null while nothing typed here is kept. */
  readonly keptAt: number | null;
  /** Keeps what stands there now; null once nothing does. What was found stays on offer. */
  readonly keep: (content: unknown) => void;
  /** What was found has been taken: it is offered no more. */
  readonly taken: () => void;
  /** What was found is not wanted; what was typed here since stays. */
  readonly discard: () => void;
  /** Nothing is kept any more: it was saved, or given up. */
  readonly forget: () => void;
}

/** The beginning of a moment's minute: typing goes on within it without a place being drawn anew. */
const minuteOf = (at: number | null): number | null => at && at - (at % 60_000);

/** Keeps what is typed in a place for its person, beyond a reload and the end of the session. */
export function useDraft(place: string): OwnDraft {
  const key = draftKey(useUser().id, place);
  const [found, setFound] = useState(() => readDraft(key));
  // an empty place does not remove what waited for it: only what was typed here since
  const isWritten = useRef(false);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  return {
    found,
    keptAt,
    keep: (content) => {
      if (content !== null) {
        isWritten.current = true;
        setKeptAt(minuteOf(writeDraft(key, content)));
      } else if (isWritten.current) {
        setKeptAt(null);
        removeDraft(key);
      }
    },
    taken: () => setFound(null),
    discard: () => {
      setFound(null);
      if (!isWritten.current) removeDraft(key);
    },
    forget: () => {
      setFound(null);
      setKeptAt(null);
      removeDraft(key);
    },
  };
}
