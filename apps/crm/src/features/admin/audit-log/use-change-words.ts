import { roleKeys } from '@szansa/domain/access';
import { languages, themes } from '@szansa/domain/account';
import { accessLabels } from '@szansa/domain/language';
import { opportunityStatuses } from '@szansa/domain/opportunity';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { ChangeWords } from './audit-values.ts';

function named<Key extends string>(keys: readonly Key[], nameOf: (key: Key) => string) {
  return Object.fromEntries(keys.map((key) => [key, nameOf(key)]));
}

/** The words of the log in the language spoken now. */
export function useChangeWords(): ChangeWords {
  const { t } = useTranslation(['admin', 'common', 'labels']);
  const formats = useFormats();
  const access = accessLabels(formats.language);
  const statuses = named(opportunityStatuses, (slug) => t(`labels:status.${slug}`));
  return {
    access,
    yes: t('common:yes'),
    no: t('common:no'),
    none: t('common:states.none'),
    values: {
      roles: named(roleKeys, (key) => t(`labels:role.${key}`)),
      locale: named(languages, (key) => t(`common:languages.${key}`)),
      theme: named(themes, (key) => t(`common:user.themes.${key}`)),
      action: access.auditAction,
      entity: access.auditEntity,
    },
    formats: {
      phoneNumber: formats.phone,
      phone: formats.phone,
      taxIdNumber: formats.taxId,
      from: formats.date,
      to: formats.date,
    },
    status: (slug) => statuses[slug] ?? slug,
    tier: (from, percent) =>
      t('auditLog.tier', { from: formats.money(from), percent: formats.percent(percent) }),
  };
}
