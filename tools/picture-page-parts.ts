/** The styles and the script of the page of changed pictures. */
export const styleText = `
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

export const scriptText = `
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
