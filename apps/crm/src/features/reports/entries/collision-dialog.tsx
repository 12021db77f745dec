import { allEntryColumns, entryColumnNames } from '@szansa/domain/report';
import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { useTranslation } from 'react-i18next';

import { useCellFormats } from './cell-formats.ts';
import type { Collision } from './use-write-cells.ts';

interface CollisionDialogProps {
  collision: Collision;
  isWriting: boolean;
  onChooseYours: () => void;
  onClose: () => void;
}

/** Cells two people have written into, with both values, and the choice between them. */
export function CollisionDialog({ collision, isWriting, onChooseYours, onClose }: CollisionDialogProps) {
  const { t } = useTranslation('reports');
  const { format, place } = useCellFormats();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('collision.title')}
      description={t('collision.description')}
      footer={
        <>
          <Button onClick={onClose}>{t('collision.chooseTheirs')}</Button>
          <Button variant="primary" loading={isWriting} onClick={onChooseYours}>
            {t('collision.chooseYours')}
          </Button>
        </>
      }
    >
      <table className="w-full text-left">
        <thead>
          <tr className="text-text-muted">
            <th className="py-1 pr-3 font-medium">{t('collision.cell')}</th>
            <th className="py-1 pr-3 font-medium">{t('collision.yours')}</th>
            <th className="py-1 font-medium">{t('collision.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {collision.cells.map(({ entryId, column: name, yours, theirs }) => {
            const column = allEntryColumns.find((one) => one === name);
            return column ? (
              <tr key={`${entryId} ${name}`} className="border-t border-border">
                <td className="py-1 pr-3">{entryColumnNames[column][place]}</td>
                <td className="py-1 pr-3">{format(column, yours) || '–'}</td>
                <td className="py-1">{format(column, theirs) || '–'}</td>
              </tr>
            ) : null;
          })}
        </tbody>
      </table>
    </Dialog>
  );
}
