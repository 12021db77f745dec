import sanitizeHtml from 'sanitize-html';

/** Characters and tags of HTML that is made harmless; what has more is shown as text. */
const longestHtml = 500_000;
const mostTags = 20_000;

/** Maximum number of characters of HTML from which text is extracted. */
const longestRead = 100_000;

/** Whether HTML is more than is made harmless. */
export const isTooMuch = (html: string): boolean =>
  html.length > longestHtml || html.split('<').length > mostTags;

/** Maximum number of remote pictures in one mail; further ones are left out. */
const mostRemotePictures = 50;

const plainLength = /^-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|pt|%)?$/;
const lengths =
  /^(?:-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|pt|%)?|auto)(?: (?:-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|pt|%)?|auto)){0,3}$/;
const colour = /^(?:#[\da-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%]{1,40}\))$/i;
const border = /^(?:none|0|[\d.]{1,5}(?:px|pt|em)? (?:solid|dashed|dotted|double) [#\w(),.% ]{1,40})$/i;

/** Allowed values of styles: nothing that loads a resource, moves out of its place, or covers other content. */
const styles: Record<string, RegExp[]> = {
  color: [colour],
  'background-color': [colour],
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  'font-size': [plainLength, /^(?:x?x-)?(?:small|large)$|^medium$/],
  'font-style': [/^(?:normal|italic)$/],
  'font-weight': [/^(?:normal|bold|\d{3})$/],
  'line-height': [plainLength],
  'text-align': [/^(?:left|right|center|justify)$/],
  'text-decoration': [/^(?:none|underline|line-through)$/],
  'vertical-align': [/^(?:top|middle|bottom|baseline)$/],
  width: [plainLength],
  'max-width': [plainLength],
  margin: [lengths],
  padding: [lengths],
  border: [border],
  'border-collapse': [/^(?:collapse|separate)$/],
};

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'div',
    'span',
    'br',
    'hr',
    'blockquote',
    'pre',
    'center',
    'font',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'code',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'td',
    'th',
    'caption',
  ],
  allowedAttributes: {
    '*': ['style', 'align', 'dir'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'data-remote'],
    font: ['color', 'size'],
    table: ['width', 'cellpadding', 'cellspacing', 'border'],
    td: ['colspan', 'rowspan', 'width', 'valign'],
    th: ['colspan', 'rowspan', 'width', 'valign'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  allowedStyles: { '*': styles },
  nestingLimit: 100,
};

const dataPicture = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z\d+/=\s]+$/i;

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

const isRemote = (src: string) => /^https?:\/\//i.test(src) && linkTarget(src) !== null;

export interface SafeHtml {
  readonly html: string;
  /** How many pictures it would fetch from other servers; they are named by `data-remote` and have no `src`. */
  readonly remotePictures: number;
}

/** Puts the server a link leads to behind the link, unless the link itself reads so. */
function withTargets(html: string): string {
  return html.replaceAll(
    /<a href="([^"]{1,2000})"[^>]*>([\s\S]*?)<\/a>/g,
    (link, href: string, inner: string) => {
      const target = linkTarget(href.replaceAll('&amp;', '&'));
      if (target === null) return link;
      const text = inner.replaceAll(/<[^>]*>/g, '').trim();
      if (text === target || text === href) return link;
      return `${link} <small>[${sanitizeHtml(target, { allowedTags: [], allowedAttributes: {} })}]</small>`;
    },
  );
}

/**
 * Sanitises untrusted HTML for display: no scripts, forms or frames, no styles that load or cover something, no picture
 * that would be requested from another server. `inline` returns the `data:` address of a picture that the mail
 * contains.
 */
export function safeHtml(html: string, inline: (contentId: string) => string | null): SafeHtml {
  let remotePictures = 0;
  const picture = (given: sanitizeHtml.Attributes): sanitizeHtml.Attributes => {
    const { src = '', ...attribs } = given;
    delete attribs['data-remote'];
    if (/^cid:/i.test(src)) {
      const data = inline(src.slice('cid:'.length));
      return data === null ? attribs : { ...attribs, src: data };
    }
    if (dataPicture.test(src)) return { ...attribs, src };
    if (!isRemote(src) || remotePictures >= mostRemotePictures) return attribs;
    remotePictures += 1;
    return { ...attribs, 'data-remote': src };
  };
  const cleaned = sanitizeHtml(html, {
    ...options,
    transformTags: {
      img: (tagName, attribs) => ({ tagName, attribs: picture(attribs) }),
      a: (tagName, { href = '' }) => {
        const target = linkTarget(href);
        const attribs: sanitizeHtml.Attributes =
          target === null
            ? {}
            : { href, title: target, target: '_blank', rel: 'noopener noreferrer nofollow' };
        return { tagName, attribs };
      },
    },
  });
  return { html: withTargets(cleaned), remotePictures };
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** A line as Outlook writes it in plain text above the mail it answers. */
const quotationRule = '_'.repeat(32);

const quotingMark =
  /\b(?:gmail_quote|gmail_attr|moz-cite-prefix|yahoo_quoted|appendonsend|divRplyFwdMsg|ms-outlook-mobile-reference-message|mail-editor-reference-message-container)\b/i;

/**
 * Whether this tag starts a quotation of a mail program: by a known name, or by the border that Outlook draws above.
 */
function startsQuotation(tag: string): boolean {
  if (/^<blockquote\b/i.test(tag) || quotingMark.test(tag)) return true;
  return /border-top:\s{0,5}solid/i.test(tag) && /border:\s{0,5}none/i.test(tag);
}

/** Trims the lines and cells of a text from HTML, and reduces consecutive empty lines to one. */
function tidied(text: string): string {
  const lines = text.split('\n').map((line) =>
    line
      .split('\t')
      .map((cell) => cell.replaceAll(/[ \u00a0]+/g, ' ').trim())
      .join('\t')
      .trim(),
  );
  return lines
    .filter((line, at) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .trim();
}

/**
 * Returns the text of HTML, with a line for each block and a tab between the cells of a table. A horizontal rule marks
 * where a mail program has started a quotation.
 */
export function textOfHtml(html: string): string {
  const lined = html
    .slice(0, longestRead)
    .replaceAll(/[\r\n\t]+/g, ' ')
    .replaceAll(/<(?:blockquote|div|hr|span)\b[^>]{0,1000}>/gi, (tag) =>
      startsQuotation(tag) ? `\n${quotationRule}\n${tag}` : tag,
    )
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^>]{0,200}>/gi, '$&\n')
    .replaceAll(/<\/t[dh]>/gi, '$&\t');
  const text = sanitizeHtml(lined, { allowedTags: [], allowedAttributes: {} });
  return tidied(text.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity));
}

/** The addresses of pictures that safe HTML would fetch from other servers, each once. */
export function remotePicturesIn(html: string): string[] {
  const found = [...html.matchAll(/ data-remote="([^"]{1,2000})"/g)];
  return [...new Set(found.flatMap(([, src]) => (src === undefined ? [] : [src.replaceAll('&amp;', '&')])))];
}

/** The same HTML with the pictures that were fetched, each as a `data:` address; the others stay without a source. */
export function withPictures(html: string, fetched: ReadonlyMap<string, string>): string {
  return html.replaceAll(/ data-remote="([^"]{1,2000})"/g, (attribute, src: string) => {
    const data = fetched.get(src.replaceAll('&amp;', '&'));
    return data === undefined ? attribute : ` src="${data}"`;
  });
}
