/**
 * The server a link of a mail leads to, as it is written on the wire: letters of other scripts that look like Latin ones
 * show as `xn--…`. The address for a link that writes a mail; null for what leads to neither.
 */
export function linkTarget(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  if (url.protocol === 'mailto:') return url.pathname || null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return url.host || null;
}
