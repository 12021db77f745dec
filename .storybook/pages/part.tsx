import { lazy, type ReactNode } from 'react';

import { usePageLanguage } from './page-language.tsx';
import { partNames, type PartName } from './part-names.ts';

// a story alone needs none of it
const Heading = lazy(async () => ({ default: (await import('@storybook/addon-docs/blocks')).Heading }));

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
