import type { Words } from './page-language.tsx';

/** The parts that every page of a component has, in the order of the page. */
export const partNames = {
  anatomy: { pl: 'Budowa', en: 'Anatomy' },
  use: { pl: 'Kiedy używać', en: 'When to use' },
  avoid: { pl: 'Kiedy nie', en: 'When not to' },
  examples: { pl: 'Tak i nie', en: 'Do and don’t' },
  content: { pl: 'Treść', en: 'Content' },
  keyboard: { pl: 'Klawiatura', en: 'Keyboard' },
  accessibility: { pl: 'Dostępność', en: 'Accessibility' },
  facts: { pl: 'W skrócie', en: 'At a glance' },
  properties: { pl: 'Właściwości', en: 'Properties' },
} as const satisfies Record<string, Words>;

export type PartName = keyof typeof partNames;
