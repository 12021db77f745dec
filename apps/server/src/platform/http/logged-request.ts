/** Pages that mailed links lead to; what follows in their path is as good as a password. */
const linked = /^\/(activate|set-new-password)\/.*/;

/** What logs tell of a request: its path alone, for queries carry what people search for, and no link's token. */
export function loggedRequest({ method, url, id }: { method: string; url: string; id: string }) {
  return { method, path: url.split('?')[0]?.replace(linked, '/$1/…'), id };
}
