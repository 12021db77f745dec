import { tableColumns, type RoleKey, type TableColumn, type TableName } from '@szansa/domain/access';
import { accessLabels } from '@szansa/domain/language';
import { CheckboxMatrix } from '@szansa/ui/checkbox-matrix';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

import { useRoleChange, withChanges, type Role } from './use-roles.ts';

interface ColumnsChange {
  readonly hide: TableColumn[];
  readonly show: TableColumn[];
}

/** The columns of a table that each role sees; editable for users who may change them. */
export function ColumnsMatrix({ table, roles }: { table: TableName; roles: readonly Role[] }) {
  const { t } = useTranslation(['roleColumns', 'labels', 'common']);
  const { has } = useAccess();
  const labels = accessLabels(currentLanguage());
  const columns = tableColumns[table].map((column) => `${table}.${column}` as TableColumn);
  const { mutate, pendingOf } = useRoleChange<ColumnsChange>({
    what: 'columns',
    save: (key, body) => client.roles.changeHiddenColumns({ params: { key }, body }),
    apply: (role, { hide, show }) => ({
      ...role,
      hiddenColumns: withChanges(role.hiddenColumns, hide, show),
    }),
  });
  const isShown = (column: TableColumn, key: RoleKey) =>
    roles.some((role) => role.key === key && !role.hiddenColumns.includes(column));
  const isUnconfirmed = (column: TableColumn, key: RoleKey) =>
    pendingOf(key).some(({ hide, show }) => [...hide, ...show].includes(column));
  return (
    <CheckboxMatrix<TableColumn, RoleKey>
      label={t('matrix', { table: labels.table[table] })}
      rowsLabel={t('column')}
      rows={columns.map((column) => ({ key: column, label: labels.tableColumn[column] }))}
      columns={roles.map(({ key }) => ({ key, label: t(`labels:role.${key}`) }))}
      cell={(column, key) => ({
        checked: isShown(column, key),
        disabled: key === 'SUPER_ADMIN' || !has('permission.edit'),
        pending: isUnconfirmed(column, key) ? t('common:states.waiting') : undefined,
      })}
      onToggle={(column, role, show) =>
        mutate({ role, change: show ? { hide: [], show: [column] } : { hide: [column], show: [] } })
      }
    />
  );
}
