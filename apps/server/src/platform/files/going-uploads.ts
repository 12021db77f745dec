/** An upload whose files lie on the disk and are not stored yet. */
export interface GoingUpload {
  /** Counts further bytes that it has brought. */
  readonly add: (bytes: number) => void;
  /** Returns the bytes received by uploads that started before it: those of the same user, and of all. */
  readonly before: () => { readonly person: number; readonly agency: number };
  /** Its files are stored, or gone. */
  readonly end: () => void;
}

interface Counted {
  readonly userId: string;
  bytes: number;
}

/**
 * Counts the bytes of uploads that are not stored yet, on this server. Each counts those that started before it, so
 * that of many concurrent uploads the first ones fit.
 */
export function goingUploads(): (userId: string) => GoingUpload {
  const going = new Set<Counted>();
  return (userId) => {
    const own: Counted = { userId, bytes: 0 };
    going.add(own);
    return {
      add: (bytes) => {
        own.bytes += bytes;
      },
      before: () => {
        let [person, agency] = [0, 0];
        // in the order in which they started
        for (const one of going) {
          if (one === own) break;
          agency += one.bytes;
          if (one.userId === userId) person += one.bytes;
        }
        return { person, agency };
      },
      end: () => void going.delete(own),
    };
  };
}
