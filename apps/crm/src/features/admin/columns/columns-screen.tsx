import { tableColumns, type RoleKey, type TableColumn, type TableName } from '@szansa/domain/access';
import { accessLabels } from '@szansa/domain/language';
import { CheckboxMatrix } from '@szansa/ui/checkbox-matrix';
import { Tabs } from '@szansa/ui/tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

import { AdminFrame } from '../frame/admin-frame.tsx';
import { RolesBoundary } from '../frame/roles-boundary.tsx';
import { useRoleChange, withChanges, type Role } from '../frame/use-roles.ts';

const tables = Object.keys(tableColumns) as TableName[];

interface ColumnsChange {
  readonly hide: TableColumn[];
  readonly show: TableColumn[];
}

function ColumnsMatrix({ table, roles }: { table: TableName; roles: readonly Role[] }) {
  const { t } = useTranslation(['admin', 'labels']);
  const { has } = useAccess();
  const labels = accessLabels(currentLanguage());
  const columns = tableColumns[table].map((column) => `${table}.${column}` as TableColumn);
  const { mutate } = useRoleChange<ColumnsChange>({
    save: (key, body) => client.roles.changeHiddenColumns({ params: { key }, body }),
    apply: (role, { hide, show }) => ({
      ...role,
      hiddenColumns: withChanges(role.hiddenColumns, hide, show),
    }),
  });
  const isShown = (column: TableColumn, key: RoleKey) =>
    roles.some((role) => role.key === key && !role.hiddenColumns.includes(column));
  return (
    <CheckboxMatrix<TableColumn, RoleKey>
      label={t('columns.matrix', { table: labels.table[table] })}
      rowsLabel={t('columns.column')}
      rows={columns.map((column) => ({ key: column, label: labels.tableColumn[column] }))}
      columns={roles.map(({ key }) => ({ key, label: t(`labels:role.${key}`) }))}
      cell={(column, key) => ({
        checked: isShown(column, key),
        disabled: key === 'SUPER_ADMIN' || !has('permission.edit'),
      })}
      onToggle={(column, role, show) =>
        mutate({ role, change: show ? { hide: [], show: [column] } : { hide: [column], show: [] } })
      }
    />
  );
}

/** Which columns of the tables each role sees. */
export function ColumnsScreen() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const params = useSearch({ strict: false });
  const labels = accessLabels(currentLanguage());
  const chosen = tables.find((table) => table === params['table']) ?? 'customers';
  return (
    <AdminFrame>
      <p className="mb-4 text-text-muted">{t('columns.hint')}</p>
      <RolesBoundary>
        {(roles) => (
          <Tabs<TableName>
            label={t('columns.tables')}
            value={chosen}
            onValueChange={(table) => void navigate({ to: '.', search: { ...params, table }, replace: true })}
            items={tables.map((table) => ({ value: table, label: labels.table[table] }))}
          >
            <ColumnsMatrix table={chosen} roles={roles} />
          </Tabs>
        )}
      </RolesBoundary>
    </AdminFrame>
  );
}
