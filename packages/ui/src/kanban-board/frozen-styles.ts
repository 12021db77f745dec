import { PreventSelection, StyleInjector, type DragDropManager } from '@dnd-kit/dom';

/** Rules that are in the page already; they name only what drag and drop itself marks, so they may stay. */
const added = new Set<string>();

function addToPage(rules: string): () => void {
  // rules for every element restyle all of them; cards have their own cursor, and their text cannot be selected
  if (!rules.startsWith('*') && !added.has(rules)) {
    added.add(rules);
    const style = document.createElement('style');
    style.textContent = rules;
    document.head.append(style);
  }
  return () => undefined;
}

/**
 * Prevents selection, and adds the styles of drag and drop to the page once. By default they are added and removed with
 * every drag, before all others: their `@layer` then makes the browser restyle the whole page for 100 ms.
 * Must precede all other plugins, which register their styles when they are created.
 */
export class FrozenStyles extends PreventSelection {
  constructor(manager: DragDropManager) {
    const injector = manager.registry.plugins.get(StyleInjector);
    if (injector) injector.register = addToPage;
    super(manager);
  }
}
