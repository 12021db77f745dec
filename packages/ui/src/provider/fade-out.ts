/** Dialogs, panels and what opens beside a control; the library puts the latter into a box that places it. */
const layers = '.szansa-ui:is(.z-dialog, .z-menu)';

function layerOf(node: Node): HTMLElement | undefined {
  if (!(node instanceof HTMLElement)) return undefined;
  const layer = node.matches(layers) ? node : node.querySelector<HTMLElement>(`:scope > ${layers}`);
  // a frame that comes back loads its page again
  return layer && !node.querySelector('iframe') ? layer : undefined;
}

/**
 * Shows closed elements for as long as they fade out. They are already removed from the page, and the focus and keys
 * are where they belong; what is shown is a copy that can be neither pressed nor read.
 */
export function fadeOut(): void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const scrolled = new WeakMap<Element, { readonly left: number; readonly top: number }>();
  const shown = new WeakSet<Node>();

  const fade = (node: Node) => {
    const layer = shown.has(node) || node.isConnected ? undefined : layerOf(node);
    if (!layer || !(node instanceof HTMLElement)) return;
    shown.add(node);
    node.inert = true;
    // what looks for it by its role is not to find it any more
    node.ariaHidden = 'true';
    layer.dataset['leaving'] = '';
    document.body.append(node);
    for (const part of [layer, ...layer.querySelectorAll('*')]) {
      const place = scrolled.get(part);
      if (place) part.scrollTo({ ...place, behavior: 'instant' });
    }
    void Promise.allSettled(layer.getAnimations().map(({ finished }) => finished)).then(() => node.remove());
  };

  // a removed element loses its scroll position
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element) scrolled.set(target, { left: target.scrollLeft, top: target.scrollTop });
    },
    { capture: true, passive: true },
  );
  new MutationObserver((records) => {
    if (stillness.matches) return;
    for (const { removedNodes } of records) for (const node of removedNodes) fade(node);
  }).observe(document.body, { childList: true });
}
