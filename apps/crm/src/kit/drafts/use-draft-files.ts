import { useState } from 'react';

import { useUser } from '../session/session-atoms.ts';
import { dropDraftFiles, storeDraftFile, readDraftFiles } from './draft-files.ts';
import { draftKey } from './draft-owners.ts';

/** The files that a form sends; they are separate from its values, and stored with its draft. */
export interface FormFiles {
  readonly files: ReadonlyMap<string, File>;
  /** Chooses the file for an id, or none. */
  readonly choose: (id: string, file: File | null) => void;
  /** What the form has its draft do with them. */
  readonly besides: DraftBesides;
}

/** Callbacks for a draft that is restored, discarded, or no longer needed. */
export interface DraftBesides {
  readonly restore: () => void;
  readonly discard: () => void;
  readonly clear: () => void;
}

/** Fallback without storage, where the browser stores no files or has no room. */
const unkept = () => undefined;

/** Returns the chosen files of a place, such as `car_offer/new`, stored beyond a reload with the draft of its form. */
export function useDraftFiles(place: string): FormFiles {
  const draft = draftKey(useUser().id, place);
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  return {
    files,
    choose: (id, file) => {
      setFiles((before) => {
        const after = new Map(before);
        if (file) after.set(id, file);
        else after.delete(id);
        return after;
      });
      void (file ? storeDraftFile(draft, id, file) : dropDraftFiles(draft, [id])).catch(unkept);
    },
    besides: {
      restore: () =>
        void readDraftFiles(draft)
          // what was chosen since stays
          .then((stored) => setFiles((chosen) => new Map([...stored, ...chosen])))
          .catch(unkept),
      discard: () =>
        void readDraftFiles(draft)
          .then((stored) =>
            dropDraftFiles(
              draft,
              [...stored.keys()].filter((id) => !files.has(id)),
            ),
          )
          .catch(unkept),
      clear: () => {
        setFiles(new Map());
        void dropDraftFiles(draft).catch(unkept);
      },
    },
  };
}
