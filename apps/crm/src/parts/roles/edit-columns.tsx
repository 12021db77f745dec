import type { TableName } from '@szansa/domain/access';
import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { Columns3Cog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';

import { ColumnsMatrix } from './columns-matrix.tsx';
import { RolesBoundary } from './roles-boundary.tsx';

/** A button that opens the columns of a table by role, for users who may change them. */
export function EditColumns({ table }: { table: TableName }) {
  const { t } = useTranslation('roleColumns');
  const { has } = useAccess();
  const [isOpen, setIsOpen] = useState(false);
  if (!has('permission.edit')) return null;
  return (
    <>
      <Button icon={<Columns3Cog aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('title')}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setIsOpen} size="large" title={t('title')} description={t('hint')}>
          <RolesBoundary>{(roles) => <ColumnsMatrix table={table} roles={roles} />}</RolesBoundary>
        </Dialog>
      )}
    </>
  );
}
