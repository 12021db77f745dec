import { PreventSelection, StyleInjector, type DragDropManager } from '@dnd-kit/dom';

/** Rules that are in the page already; they name only what drag and drop itself marks, so they may stay. */
const standing = new Set<string>();

function addToPage(rules: string): () => void {
  // rules for every element restyle all of them; cards have their own cursor, and their text cannot be selected
  if (!rules.startsWith('*') && !standing.has(rules)) {
    standing.add(rules);
    const style = document.createElement('style');
    style.textContent = rules;
    document.head.append(style);
  }
  return () => undefined;
}

/**
 * Prevents selection, and brings the styles of drag and drop into the page once. Unasked they come and go with
 * every drag, before all others: their `@layer` then makes the browser restyle the whole page for 100 ms.
 * Stands before all other plugins, which hand in their styles when they are made.
 */
export class FrozenStyles extends PreventSelection {
  constructor(manager: DragDropManager) {
    const injector = manager.registry.plugins.get(StyleInjector);
    if (injector) injector.register = addToPage;
    super(manager);
  }
}
