import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@szansa/ui/dropdown-menu';
import { IconButton } from '@szansa/ui/icon-button';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Merge, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { useArchiving } from '#kit/records/use-archiving.tsx';

import { firmRecord, type Firm } from './firm.ts';
import { MergeFirm } from './merge-firm.tsx';

/** The actions on a firm for users who may edit it: edit, merge, archive. */
export function FirmActions({ firm }: { firm: Firm }) {
  const { t } = useTranslation(['customerOrganisations', 'common']);
  const [isMerging, setMerging] = useState(false);
  const archiving = useArchiving({
    source: firmRecord,
    record: firm,
    calls: queries.customerOrganisations,
    words: {
      title: t('archive.title'),
      description: t('archive.description'),
      archived: t('archive.archived'),
      unarchived: t('archive.unarchived'),
    },
  });
  if (!firm.can.edit) return null;
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            label={t('common:actions.more')}
            icon={<Ellipsis aria-hidden />}
            variant="secondary"
            loading={archiving.isRestoring}
          />
        }
      >
        <DropdownMenuItem icon={<Merge aria-hidden />} onSelect={() => setMerging(true)}>
          {t('merge.action')}
        </DropdownMenuItem>
        {archiving.item}
      </DropdownMenu>
      <Button asChild icon={<Pencil aria-hidden />}>
        <Link to="." search={withPart('edit', firmRecord.kind)}>
          {t('common:actions.edit')}
        </Link>
      </Button>
      {archiving.dialog}
      {isMerging && <MergeFirm firm={firm} onClose={() => setMerging(false)} />}
    </>
  );
}
