import type { Language } from '../account/index.ts';
import { accessLabelsEn } from './access-labels.en.ts';
import { accessLabelsPl } from './access-labels.pl.ts';
import type { AccessLabels } from './access-names.ts';

const labels: Readonly<Record<Language, AccessLabels>> = { pl: accessLabelsPl, en: accessLabelsEn };

/** Names of rights, hidden fields, columns and lines of the audit log in a language. */
export function accessLabels(language: Language): AccessLabels {
  return labels[language];
}
