/** The page that changed pictures are judged on: one file, nothing is loaded. */
import { styleText, scriptText } from './picture-page-parts.ts';

export interface ShownPicture {
  readonly png: Buffer;
  readonly size: string;
}

export interface ShownChange {
  /** Id of the story. */
  readonly story: string;
  readonly component: string;
  readonly theme: string;
  readonly kind: 'changed' | 'new' | 'gone';
  readonly before: ShownPicture | null;
  readonly now: ShownPicture | null;
  readonly difference: (ShownPicture & { readonly pixels: number }) | null;
  /** What else is to be known, one sentence each. */
  readonly notes: readonly string[];
}

export interface Report {
  /** What the pictures are compared with, and what is compared, each a commit and its subject. */
  readonly before: string;
  readonly now: string;
  readonly changes: readonly ShownChange[];
  /** Pictures that were noted or left as others, and are drawn alike now. */
  readonly alike: readonly string[];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function figure(caption: string, picture: ShownPicture | null, absent: string): string {
  const shown = picture
    ? `<div class="picture" tabindex="0" role="region" aria-label="${caption}"><img alt="${caption}" src="data:image/png;base64,${picture.png.toString('base64')}"></div>`
    : `<p class="absent">${absent}</p>`;
  return `<figure><figcaption>${caption}${picture ? `, ${picture.size}` : ''}</figcaption>${shown}</figure>`;
}

function article(change: ShownChange): string {
  const { story, component, theme, kind, before, now, difference } = change;
  const pixels = difference ? [`${difference.pixels} pixels differ.`] : [];
  return `<article data-component="${escaped(component)}" data-theme="${escaped(theme)}" data-kind="${kind}">
<h2>${escaped(story)} <small>${escaped(theme)}, ${kind}</small></h2>
<p>${[...pixels, ...change.notes].map(escaped).join(' ')}</p>
<div class="figures">${figure('Old', before, kind === 'new' ? 'There was none.' : 'It could not be drawn.')}
${figure('New', now, kind === 'gone' ? 'There is none any more.' : 'It could not be drawn.')}
${figure('Difference', difference, 'There are not two to compare.')}</div>
<p>Approve: <code>pnpm pictures ${escaped(story)}</code></p>
</article>`;
}

function select(label: string, name: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${escaped(value)}</option>`).join('');
  return `<label>${label} <select data-filter="${name}"><option value="">all</option>${options}</select></label>`;
}

function counts(changes: readonly ShownChange[]): string {
  const of = (kind: ShownChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const stories = new Set(changes.map(({ story }) => story)).size;
  return `${changes.length} pictures of ${stories} stories: ${of('changed')} changed, ${of('new')} new, ${of('gone')} gone.`;
}

/** The whole page, as HTML. */
export function picturePage({ before, now, changes, alike }: Report): string {
  const distinct = (values: readonly string[]) => [...new Set(values)].toSorted();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>What looks otherwise</title>
<style>${styleText}</style>
</head>
<body>
<header>
<h1>What looks otherwise</h1>
<p>Old: ${escaped(before)}<br>New: ${escaped(now)}</p>
<p>${counts(changes)}</p>
<p>What is meant so is approved story by story with the command below it, or a whole folder at once with
<code>pnpm pictures &lt;folder&gt;</code>; then <code>tests/pictures</code> is committed. What is not meant so is
mended in the code.</p>
<form>
${select('Component', 'component', distinct(changes.map(({ component }) => component)))}
${select('Theme', 'theme', distinct(changes.map(({ theme }) => theme)))}
${select('What happened', 'kind', distinct(changes.map(({ kind }) => kind)))}
<label><input type="checkbox" id="actual"> actual size</label>
<output aria-live="polite">${changes.length} shown</output>
</form>
</header>
<main>
${changes.length === 0 ? '<p>Nothing looks otherwise.</p>' : changes.map(article).join('\n')}
${alike.length === 0 ? '' : `<h2>Noted as another, drawn alike here</h2><ul>${alike.map((name) => `<li>${escaped(name)}</li>`).join('')}</ul>`}
</main>
<script>${scriptText}</script>
</body>
</html>
`;
}
