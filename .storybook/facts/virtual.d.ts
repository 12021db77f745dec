declare module 'virtual:handbook-facts' {
  import type { ComponentFacts } from './components.ts';
  import type { ScreenGroup } from '../screens.ts';

  export const components: Readonly<Record<string, ComponentFacts>>;
  export const groups: readonly ScreenGroup[];
}
