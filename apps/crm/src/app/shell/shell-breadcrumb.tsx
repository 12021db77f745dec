import { Breadcrumb } from '@szansa/ui/breadcrumb';
import { Link, useMatches, useParams, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { shownRecordAtom } from '#kit/records/shown-record.ts';
import { factsOf, titleOf } from '#kit/routing/title-of.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

/** Sets the title of the browser's tab while the frame is mounted; without a name, that of the product alone. */
function useTabTitle(name: string | undefined): void {
  const { t } = useTranslation();
  const product = t('product');
  useEffect(() => {
    document.title = name ? `${name} · ${product}` : product;
  }, [name, product]);
  useEffect(
    () => () => {
      document.title = product;
    },
    [product],
  );
}

/** The path to the screen: its parent, if the user may open that, and itself, a record by its name once loaded. */
export function ShellBreadcrumb() {
  useTranslation();
  const router = useRouter();
  const facts = useMatches({ select: (matches) => matches.at(-1)?.staticData.facts });
  const id = useParams({ strict: false, select: (params) => params.id });
  const record = useAtomValue(shownRecordAtom);
  const { has } = useAccess();
  const language = currentLanguage();
  const name = record && record.id === id ? record.name : facts?.title[language];
  useTabTitle(name);
  if (!facts || !name) return null;
  const { parent } = facts;
  const right = parent && factsOf(router, parent)?.right;
  const above =
    parent && (!right || has(right))
      ? [{ label: titleOf(router, parent, language), link: <Link to={parent} /> }]
      : [];
  return <Breadcrumb items={[...above, { label: name }]} />;
}
