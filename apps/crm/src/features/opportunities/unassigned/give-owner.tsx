import { isAdministrator } from '@szansa/domain/access';
import { Button } from '@szansa/ui/button';
import { lazyDialog } from '@szansa/ui/lazy';
import { Hand, UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUser } from '#kit/session/session-atoms.ts';

import type { OpportunityRow } from '../list/opportunities-address.ts';
import { useClaim } from '../use-claim.ts';

const AssignDialog = lazyDialog(
  async () => (await import('../detail/header/assign-dialog.tsx')).AssignDialog,
);

/** Claims the opportunity of a row, or, for administrators, assigns it. */
export function GiveOwner({ row }: { row: OpportunityRow }) {
  const { t } = useTranslation('unassignedLeads');
  const { roles } = useUser();
  const { claim, isClaiming } = useClaim(row.id);
  const [isAssigning, setAssigning] = useState(false);
  const named = { name: `${row.customer.name}, #${row.number}` };
  if (row.isArchived) return null;
  return (
    <span className="flex gap-2">
      <Button
        size="small"
        icon={<Hand aria-hidden />}
        loading={isClaiming}
        aria-label={t('claimNamed', named)}
        onClick={claim}
      >
        {t('claim')}
      </Button>
      {isAdministrator(roles.map(({ key }) => key)) && (
        <Button
          size="small"
          icon={<UserRoundCog aria-hidden />}
          aria-label={t('assignNamed', named)}
          onClick={() => setAssigning(true)}
        >
          {t('assign')}
        </Button>
      )}
      <AssignDialog opportunity={row} open={isAssigning} onOpenChange={setAssigning} />
    </span>
  );
}
