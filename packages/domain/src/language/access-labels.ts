import type { Language } from '../account/index.ts';
import { accessLabelsEn } from './access-labels.en.ts';
import { accessLabelsPl } from './access-labels.pl.ts';
import type { AccessLabels } from './access-names.ts';
import { declaredLabels } from './declared-labels.ts';

const labels: Readonly<Record<Language, AccessLabels>> = {
  pl: { ...accessLabelsPl, ...declaredLabels('pl') },
  en: { ...accessLabelsEn, ...declaredLabels('en') },
};

/** Names of rights, hidden fields, columns and lines of the audit log in a language. */
export function accessLabels(language: Language): AccessLabels {
  return labels[language];
}
