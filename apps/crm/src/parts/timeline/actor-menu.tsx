import { personName } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { DropdownMenu, DropdownMenuRadioGroup, DropdownMenuRadioItem } from '@szansa/ui/dropdown-menu';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useFirstScreen } from '#kit/first-screen.ts';

interface ActorMenuProps {
  /** The person whose doings are shown; undefined for everybody. */
  actorId: string | undefined;
  onChange: (actorId: string | undefined) => void;
}

const everybody = 'everybody';

/** Whose doings the timeline shows. */
export function ActorMenu({ actorId, onChange }: ActorMenuProps) {
  const { t } = useTranslation('timeline');
  const isNeeded = useFirstScreen() || actorId !== undefined;
  const { data: workers = [] } = useQuery({ ...queries.workers.list.query(), enabled: isNeeded });
  const chosen = workers.find(({ id }) => id === actorId);
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button size="small" variant={actorId ? 'secondary' : 'ghost'} icon={<UserRound aria-hidden />}>
          {chosen ? personName(chosen) : t(actorId ? 'actor' : 'everybody')}
        </Button>
      }
      label={t('actor')}
    >
      <DropdownMenuRadioGroup
        aria-label={t('actor')}
        value={actorId ?? everybody}
        onValueChange={(value) => onChange(value === everybody ? undefined : value)}
      >
        <DropdownMenuRadioItem value={everybody}>{t('everybody')}</DropdownMenuRadioItem>
        {workers.map((worker) => (
          <DropdownMenuRadioItem key={worker.id} value={worker.id}>
            {personName(worker)}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </DropdownMenu>
  );
}
