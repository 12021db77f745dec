import { lazy, type ReactNode } from 'react';

import { usePageLanguage, type Words } from './page-language.tsx';

// a story alone needs none of it
const Heading = lazy(async () => ({ default: (await import('@storybook/addon-docs/blocks')).Heading }));

/** The parts that every page of a component has, in the order of the page. */
const partNames = {
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

type PartName = keyof typeof partNames;

interface PartProps {
  name: PartName;
  children: ReactNode;
}

/** A part that pages have in common, under the heading it has on all of them. */
export function Part({ name, children }: PartProps) {
  const language = usePageLanguage();
  return (
    <>
      <Heading>{partNames[name][language]}</Heading>
      {children}
    </>
  );
}
