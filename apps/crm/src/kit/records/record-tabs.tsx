import type { Right } from '@szansa/domain/access';
import { Tabs } from '@szansa/ui/tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '../address/use-address-part.ts';
import { useAccess } from '../session/session-atoms.ts';
import type { Namespaces } from '../texts/namespaces.ts';
import { useTextsOf } from '../texts/use-texts-of.ts';

/** Tabs a namespace has names for: its own `tabs.<value>`, or those of every record. */
type TabOf<N extends keyof Namespaces> =
  | keyof Namespaces['common']['tabs']
  | (Namespaces[N] extends { readonly tabs: infer Tabs } ? keyof Tabs & string : never);

export interface RecordTab<N extends keyof Namespaces> {
  /** Its value in the address: `tab=offers`. */
  readonly value: TabOf<N>;
  /** The right needed to see the tab. */
  readonly right?: Right;
  readonly content: ReactNode;
}

interface RecordTabsProps<N extends keyof Namespaces> {
  /** Namespace of their names. */
  texts: N;
  tabs: readonly [RecordTab<N>, ...RecordTab<N>[]];
}

/** The parts of a record's screen, one at a time; the address contains which, except for the first. */
export function RecordTabs<N extends keyof Namespaces>({ texts, tabs }: RecordTabsProps<N>) {
  const { t } = useTranslation();
  const words = useTextsOf(texts);
  const { has } = useAccess();
  const tab = useAddressPart('tab');
  const [first] = tabs;
  const shown = tabs.filter(({ right }) => right === undefined || has(right));
  const current = shown.find(({ value }) => value === tab.value) ?? first;
  return (
    <Tabs
      label={t('records.details')}
      items={shown.map(({ value }) => ({ value, label: words([`tabs.${value}`, `common:tabs.${value}`]) }))}
      value={current.value}
      onValueChange={(value) => void tab.change(value === first.value ? undefined : value)}
      className="mt-4 min-w-0"
    >
      {current.content}
    </Tabs>
  );
}
