/** The span of a caller, in which a request is made. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  /** Bits; the lowest says that the caller records its span. */
  readonly flags: number;
}

/** Version 0 of the header `traceparent` of W3C Trace Context; ids of zeros alone are invalid. */
const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Returns the span that a header `traceparent` names; null where it is missing or invalid. */
export function traceParentOf(header: unknown): TraceParent | null {
  if (typeof header !== 'string') return null;
  const [, traceId, spanId, flags] = form.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, flags: Number.parseInt(flags, 16) };
}
