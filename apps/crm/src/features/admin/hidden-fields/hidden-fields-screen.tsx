import { excludableFields, type ExcludableField, type RoleKey } from '@szansa/domain/access';
import { accessLabels } from '@szansa/domain/language';
import { Callout } from '@szansa/ui/callout';
import { CheckboxMatrix } from '@szansa/ui/checkbox-matrix';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

import { AdminFrame } from '../frame/admin-frame.tsx';
import { RolesBoundary } from '#parts/roles/roles-boundary.tsx';
import { useRoleChange, withChanges, type Role } from '#parts/roles/use-roles.ts';

interface FieldsChange {
  readonly hide: ExcludableField[];
  readonly show: ExcludableField[];
}

function FieldsMatrix({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation(['admin', 'labels', 'common']);
  const { has } = useAccess();
  const labels = accessLabels(currentLanguage());
  const { mutate, pendingOf } = useRoleChange<FieldsChange>({
    what: 'fields',
    save: (key, body) => client.roles.changeHiddenFields({ params: { key }, body }),
    apply: (role, { hide, show }) => ({
      ...role,
      excludedFields: withChanges(role.excludedFields, hide, show),
    }),
  });
  const hidden = (field: ExcludableField, key: RoleKey) =>
    roles.some((role) => role.key === key && role.excludedFields.includes(field));
  const isUnconfirmed = (field: ExcludableField, key: RoleKey) =>
    pendingOf(key).some(({ hide, show }) => [...hide, ...show].includes(field));
  return (
    <CheckboxMatrix<ExcludableField, RoleKey>
      label={t('hiddenFields.matrix')}
      rowsLabel={t('hiddenFields.field')}
      rows={excludableFields.map((field) => ({ key: field, label: labels.excludableField[field] }))}
      columns={roles.map(({ key }) => ({ key, label: t(`labels:role.${key}`) }))}
      cell={(field, key) => ({
        checked: hidden(field, key),
        disabled: key === 'SUPER_ADMIN' || !has('permission.edit'),
        pending: isUnconfirmed(field, key) ? t('common:states.waiting') : undefined,
      })}
      onToggle={(field, role, isHidden) =>
        mutate({ role, change: isHidden ? { hide: [field], show: [] } : { hide: [], show: [field] } })
      }
    />
  );
}

/** Which fields each role does not get to see. */
export function HiddenFieldsScreen() {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame>
      <div className="space-y-4">
        <Callout tone="info" title={t('hiddenFields.what')}>
          {t('hiddenFields.hint')}
        </Callout>
        <RolesBoundary>{(roles) => <FieldsMatrix roles={roles} />}</RolesBoundary>
      </div>
    </AdminFrame>
  );
}
