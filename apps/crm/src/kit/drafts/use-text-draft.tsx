import { useState, type ReactNode } from 'react';

import { DraftOffer } from './draft-offer.tsx';
import { useDraft } from './use-draft.ts';

interface TextDraft {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Whether a draft existed for the place when it was opened. */
  readonly hasFound: boolean;
  /** Offers to restore the found draft; to be rendered above the field. */
  readonly offer: ReactNode;
  /** Empties the field and deletes the draft: it was saved. */
  readonly clear: () => void;
}

/** Stores a single text outside any form as a draft while it is typed, and offers to restore it like a form's. */
export function useTextDraft(place: string): TextDraft {
  const { found, store, applied, discard, clear } = useDraft(place);
  const [text, setText] = useState('');

  function type(next: string): void {
    setText(next);
    store(next.trim() === '' ? null : next);
  }

  function restore(): void {
    if (typeof found?.content === 'string') type(found.content);
    applied();
  }

  return {
    text,
    type,
    hasFound: found !== null,
    offer: found && <DraftOffer draft={found} onRestore={restore} onDiscard={discard} />,
    clear: () => {
      setText('');
      clear();
    },
  };
}
