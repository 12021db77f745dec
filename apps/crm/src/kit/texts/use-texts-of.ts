import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The text of a key, or of the first of several that there is. */
type Translate = (key: string | readonly string[], options?: Readonly<Record<string, unknown>>) => string;

/**
 * Returns texts of a namespace that is only known at run time. The caller ensures by type (`ListNamespace`) that the
 * namespace has these texts, since i18next cannot check a variable name.
 */
export function useTextsOf(namespace: string): Translate {
  const { i18n } = useTranslation();
  return useMemo(
    () => i18n.getFixedT(null, namespace as never) as unknown as Translate,
    // the language is read inside, so a change of it has to make a new function
    // oxlint-disable-next-line react/exhaustive-deps -- i18n.language is that dependency
    [i18n, i18n.language, namespace],
  );
}
