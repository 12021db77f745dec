import { tableColumns, type TableName } from '@szansa/domain/access';
import { accessLabels } from '@szansa/domain/language';
import { Tabs } from '@szansa/ui/tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from '#kit/texts/i18n.ts';
import { ColumnsMatrix } from '#parts/roles/columns-matrix.tsx';
import { RolesBoundary } from '#parts/roles/roles-boundary.tsx';

import { AdminFrame } from '../frame/admin-frame.tsx';

const tables = Object.keys(tableColumns) as TableName[];

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
