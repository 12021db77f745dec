/** The page for reviewing changed pictures: one file that loads nothing. */
import type { PictureChange } from './picture-changes.ts';

export interface Report {
  /** The commits that are compared, each with its subject. */
  readonly before: string;
  readonly now: string;
  /** How many pictures were drawn now. */
  readonly drawn: number;
  readonly changes: readonly PictureChange[];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function figure(caption: string, picture: PictureChange['now'], absent: string): string {
  const shown = picture
    ? `<div class="picture" tabindex="0" role="region" aria-label="${caption}"><img alt="${caption}" src="data:image/png;base64,${picture.png.toString('base64')}"></div>`
    : `<p class="absent">${absent}</p>`;
  return `<figure><figcaption>${caption}${picture ? `, ${picture.size}` : ''}</figcaption>${shown}</figure>`;
}

/** The component's id, `ui-basics-button`, of a story. */
const componentOf = ({ story }: PictureChange) => story.slice(0, story.indexOf('--'));

function article(change: PictureChange): string {
  const { story, theme, kind, before, now, difference } = change;
  return `<article data-component="${escaped(componentOf(change))}" data-theme="${escaped(theme)}" data-kind="${kind}">
<h2>${escaped(story)} <small>${escaped(theme)}, ${kind}</small></h2>
<p>${difference ? `${difference.pixels} pixels differ.` : ''}</p>
<div class="figures">${figure('Old', before, 'There was none.')}
${figure('New', now, 'There is none any more.')}
${figure('Difference', difference, 'There are not two to compare.')}</div>
</article>`;
}

function select(label: string, name: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${escaped(value)}</option>`).join('');
  return `<label>${label} <select data-filter="${name}"><option value="">all</option>${options}</select></label>`;
}

function counts(changes: readonly PictureChange[]): string {
  const of = (kind: PictureChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const stories = new Set(changes.map(({ story }) => story)).size;
  return `${changes.length} pictures of ${stories} stories look different: ${of('changed')} changed, ${of('new')} new, ${of('gone')} gone.`;
}

/** The whole page, as HTML. */
export function picturePage({ before, now, drawn, changes }: Report): string {
  const distinct = (values: readonly string[]) => [...new Set(values)].toSorted();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>What looks different</title>
<style>${styleText}</style>
</head>
<body>
<header>
<h1>What looks different</h1>
<p>Old: ${escaped(before)}<br>New: ${escaped(now)}</p>
<p>${drawn} pictures were drawn. ${counts(changes)}</p>
<form>
${select('Component', 'component', distinct(changes.map(componentOf)))}
${select('Theme', 'theme', distinct(changes.map(({ theme }) => theme)))}
${select('What happened', 'kind', distinct(changes.map(({ kind }) => kind)))}
<label><input type="checkbox" id="actual"> actual size</label>
<output aria-live="polite">${changes.length} shown</output>
</form>
</header>
<main>
${changes.length === 0 ? '<p>Nothing looks different.</p>' : changes.map(article).join('\n')}
</main>
<script>${scriptText}</script>
</body>
</html>
`;
}

/** The styles and the script of the page of changed pictures. */
const styleText = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
header, main { padding: 16px 24px; }
h1, h2 { line-height: 1.25; margin: 0 0 8px; }
h2 { font-size: 18px; overflow-wrap: anywhere; }
small { font-weight: normal; }
form { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; }
select, input { font: inherit; }
article { border-top: 1px solid; padding: 16px 0; }
article[hidden] { display: none; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 16px; }
figure { margin: 0; min-width: 0; }
.picture { overflow: auto; max-height: 90vh; border: 1px solid; }
.picture img { display: block; max-width: 100%; }
body:has(#actual:checked) .picture img { max-width: none; }
.absent { border: 1px dashed; padding: 16px; margin: 0; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

const scriptText = `
const filters = [...document.querySelectorAll('[data-filter]')];
const articles = [...document.querySelectorAll('article')];
const shown = document.querySelector('output');
function show() {
  for (const article of articles)
    article.hidden = filters.some(({ dataset, value }) => value && article.dataset[dataset.filter] !== value);
  shown.textContent = articles.filter(({ hidden }) => !hidden).length + ' shown';
}
for (const filter of filters) filter.addEventListener('change', show);
show();
`;
