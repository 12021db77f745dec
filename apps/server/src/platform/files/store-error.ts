/** A call that the store of files refused or did not answer. It has no detail of the request, which may be secret. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** The store's word, `NoSuchKey`, or the network's, `ECONNREFUSED`. */
  readonly reason: string;
  /** Of HTTP; null when there was no answer. */
  readonly status: number | null;

  constructor(place: string, reason: string, status: number | null) {
    super(`${place} ${status === null ? 'cannot be reached' : 'refused a call'} (${reason})`);
    this.reason = reason;
    this.status = status;
  }
}

/** Whether the store does not answer at present: it is gone, or has too much to do. */
export const isStoreLost = (error: unknown) =>
  error instanceof StoreError && (error.status === null || error.status === 429 || error.status >= 500);
