import { useRef, useState } from 'react';

import { useUser } from '../session/session-atoms.ts';
import { draftKey } from './draft-owners.ts';
import { readDraft, removeDraft, writeDraft, type StoredDraft } from './stored-drafts.ts';

/** The own draft of a place, such as `customer/new`. */
export interface OwnDraft {
  /** The draft that existed when the place was opened, until it is restored or discarded. */
  readonly found: StoredDraft | null;
  /** The minute in which the current input was last stored; null while none is stored. */
  readonly storedAt: number | null;
  /** Stores the current input; null once there is none. The draft that was found is still offered. */
  readonly store: (content: unknown) => void;
  /** Called when the found draft was restored: it is no longer offered. */
  readonly applied: () => void;
  /** Discards the found draft; newer input is not affected. */
  readonly discard: () => void;
  /** Deletes the draft: it was saved, or discarded. */
  readonly clear: () => void;
}

/** Returns the start of a moment's minute, so that typing within it does not cause another render. */
const minuteOf = (at: number | null): number | null => at && at - (at % 60_000);

/** Stores what a user types in a place, beyond a reload and the end of the session. */
export function useDraft(place: string): OwnDraft {
  const key = draftKey(useUser().id, place);
  const [found, setFound] = useState(() => readDraft(key));
  // an empty form does not delete the found draft, only its own newer input
  const isWritten = useRef(false);
  const [storedAt, setStoredAt] = useState<number | null>(null);
  return {
    found,
    storedAt,
    store: (content) => {
      if (content !== null) {
        isWritten.current = true;
        setStoredAt(minuteOf(writeDraft(key, content)));
      } else if (isWritten.current) {
        setStoredAt(null);
        removeDraft(key);
      }
    },
    applied: () => setFound(null),
    discard: () => {
      setFound(null);
      if (!isWritten.current) removeDraft(key);
    },
    clear: () => {
      setFound(null);
      setStoredAt(null);
      removeDraft(key);
    },
  };
}
