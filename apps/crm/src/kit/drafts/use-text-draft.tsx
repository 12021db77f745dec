import { useState, type ReactNode } from 'react';

import { DraftOffer } from './draft-offer.tsx';
import { useDraft } from './use-draft.ts';

interface TextDraft {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Whether a text waited for the place when it was opened. */
  readonly hasFound: boolean;
  /** To be drawn above the field: offers back what waited. */
  readonly offer: ReactNode;
  /** Empties the field and keeps nothing any more: it was saved. */
  readonly clear: () => void;
}

/** A single text that no form holds, kept while it is typed and offered back like a form's. */
export function useTextDraft(place: string): TextDraft {
  const { found, keep, taken, discard, forget } = useDraft(place);
  const [text, setText] = useState('');

  function type(next: string): void {
    setText(next);
    keep(next.trim() === '' ? null : next);
  }

  function restore(): void {
    if (typeof found?.content === 'string') type(found.content);
    taken();
  }

  return {
    text,
    type,
    hasFound: found !== null,
    offer: found && <DraftOffer draft={found} onRestore={restore} onDiscard={discard} />,
    clear: () => {
      setText('');
      forget();
    },
  };
}
