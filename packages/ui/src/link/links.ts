import { find } from 'linkifyjs';

/** A piece of a text: plain, or the address of a page. */
export interface LinkedPart {
  text: string;
  /** Where a press leads, `http` or `https`; none for plain text. */
  href?: string | undefined;
  /** The host as it really is, where what was written shows another one: letters of other scripts look like ours. */
  host?: string | undefined;
  /** Offset in the text; distinguishes equal parts. */
  start: number;
}

/** What a written address leads to; undefined for what is no address of a page, or hides where it leads. */
function targetOf(written: string): URL | undefined {
  const hasScheme = /^https?:\/\//i.test(written);
  // anything else with a dot may be a file: `umowa.zip` is no address
  if (!hasScheme && !/^www\./i.test(written)) return undefined;
  const address = hasScheme ? written : `https://${written}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  // `https://bank.pl@elsewhere.example` leads elsewhere
  return url.username === '' && url.password === '' ? url : undefined;
}

/** Cuts a text at the addresses of pages in it. */
export function splitLinks(text: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let position = 0;
  for (const { value, start, end } of find(text, 'url')) {
    const url = targetOf(value);
    if (!url || text[start - 1] === '@') continue;
    if (start > position) parts.push({ text: text.slice(position, start), start: position });
    const isAsWritten = value.toLowerCase().includes(url.hostname);
    parts.push({ text: value, href: url.href, host: isAsWritten ? undefined : url.hostname, start });
    position = end;
  }
  if (position < text.length) parts.push({ text: text.slice(position), start: position });
  return parts;
}
