import { transform, type Selector, type SelectorComponent } from 'lightningcss';

/** On the root of the design system in a page, and on each layer the components put beside it. */
const scope: SelectorComponent = { type: 'class', name: 'szansa-ui' };
const anything: SelectorComponent = { type: 'universal' };
const descendant: SelectorComponent = { type: 'combinator', value: 'descendant' };

/** Returns selectors that match the part itself and everything inside it. */
const withinOf = (part: readonly SelectorComponent[]): Selector[] => [
  [...part],
  [...part, descendant, anything],
];

/** Matches in the scope alone, and weighs nothing. */
const within: SelectorComponent = { type: 'pseudo-class', kind: 'where', selectors: withinOf([scope]) };

const isPage = (part: SelectorComponent) =>
  (part.type === 'pseudo-class' && (part.kind === 'root' || part.kind === 'host')) ||
  (part.type === 'type' && (part.name === 'html' || part.name === 'body'));

/** Returns a condition of the page (its theme, its density) that matches where the scope or any ancestor meets it. */
function aroundScope(condition: SelectorComponent): SelectorComponent {
  if (condition.type === 'attribute')
    return { type: 'pseudo-class', kind: 'where', selectors: withinOf([condition]) };
  if (condition.type === 'pseudo-class' && condition.kind === 'not')
    return { ...condition, selectors: condition.selectors.flatMap(withinOf) };
  return condition;
}

function scopedSelector(selector: Selector): Selector {
  if (selector.some(({ type }) => type === 'class')) return selector;
  const subjectAt = selector.findLastIndex(({ type }) => type === 'combinator') + 1;
  const before = selector.slice(0, subjectAt);
  const subject = selector.slice(subjectAt);
  if (subject.some(isPage))
    return [...before, scope, ...subject.filter((part) => !isPage(part)).map(aroundScope)];
  const pseudoElementAt = subject.findIndex(({ type }) => type === 'pseudo-element');
  const end = pseudoElementAt === -1 ? subject.length : pseudoElementAt;
  return [...before, ...subject.slice(0, end), within, ...subject.slice(end)];
}

/**
 * Narrows the rules for a whole page to the design system, so that a page of another product is not affected.
 * Rules of classes are unchanged.
 * @param tokens - whether the tokens are narrowed as well, or remain global.
 */
export function scoped(css: string, tokens: 'scoped' | 'global'): string {
  const isOfPage = (part: SelectorComponent) => part.type === 'pseudo-class' && part.kind === 'root';
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: tokens === 'scoped',
    visitor: {
      Selector: (selector) =>
        tokens === 'global' && selector.some(isOfPage) ? selector : scopedSelector(selector),
    },
  });
  return code.toString();
}
