/** Pages that mailed links lead to; what follows in their path is as good as a password. */
const linked = /^\/(activate|set-new-password)\/.*/;

/**
 * Returns the request for logs: only the path, since queries contain users' searches, and without the tokens of
 * links.
 */
export function loggedRequest({ method, url, id }: { method: string; url: string; id: string }) {
  return { method, path: url.split('?')[0]?.replace(linked, '/$1/…'), id };
}
