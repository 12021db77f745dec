import { auditWords, type ChangeWords } from '@szansa/domain/language';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from '#kit/texts/i18n.ts';

/** The words of the log in the language spoken now. */
export function useChangeWords(): ChangeWords {
  const { t } = useTranslation('labels');
  return auditWords(currentLanguage(), {
    role: (key) => t(`role.${key}`),
    status: (slug) => t(`status.${slug}`),
  });
}
