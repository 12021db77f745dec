import type { Language } from '../account/index.ts';
import { accessLabelsEn } from './access-labels.en.ts';
import { accessLabelsPl } from './access-labels.pl.ts';
import type { AccessLabels, OwnAccessLabels } from './access-names.ts';
import { declaredLabels, recordNames } from './declared-labels.ts';

const labelsIn = (language: Language, own: OwnAccessLabels): AccessLabels => ({
  ...own,
  ...declaredLabels(language),
  entity: { ...own.entity, ...recordNames(language) },
});

const labels: Readonly<Record<Language, AccessLabels>> = {
  pl: labelsIn('pl', accessLabelsPl),
  en: labelsIn('en', accessLabelsEn),
};

/** Names of rights, hidden fields, columns and lines of the audit log in a language. */
export function accessLabels(language: Language): AccessLabels {
  return labels[language];
}
