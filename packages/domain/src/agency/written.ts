/** How the agency's and others' addresses are read. Free of schemas, so that every screen can load it. */

/** Where a link to an address of the web, with or without its protocol, leads: as it is written, or over HTTPS when it names no protocol. */
export function websiteHref(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
