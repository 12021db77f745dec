import type { IncomingHttpHeaders } from 'node:http';

import { traceParentOf } from '../traces/trace-parent.ts';

/** Pages that mailed links lead to; what follows in their path is as good as a password. */
const linked = /^\/(activate|set-new-password|setup)\/.*/;

/**
 * Returns the request for logs: only the path, since queries contain users' searches, and without the tokens of
 * links.
 */
export function loggedRequest({ method, url, id }: { method: string; url: string; id: string }) {
  return { method, path: url.split('?')[0]?.replace(linked, '/$1/…'), id };
}

/** What every log line of a request has: its id, and the id of the trace that its caller has started. */
export function logBindings({ id, headers }: { readonly id: string; readonly headers: IncomingHttpHeaders }) {
  const parent = traceParentOf(headers.traceparent);
  return { requestId: id, ...(parent ? { traceId: parent.traceId } : {}) };
}
