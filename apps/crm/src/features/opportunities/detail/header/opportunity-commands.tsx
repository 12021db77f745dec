import { Archive, ArrowRight, CalendarPlus, FilePlus, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { RecordCommands, type RecordCommand } from '#kit/records/record-commands.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import type { Opportunity } from '#parts/opportunity/records.ts';

import { usePlace } from '../use-place.ts';

interface OpportunityCommandsProps {
  opportunity: Opportunity;
  /** Moves it to the next stage, for users who may. */
  next: { readonly label: string; readonly move: () => void } | undefined;
  onArchive: () => void;
}

/** What the palette and the keys do with the opportunity in view. */
export function OpportunityCommands({ opportunity, next, onArchive }: OpportunityCommandsProps) {
  const { t } = useTranslation(['opportunity', 'activity', 'offers', 'common']);
  const { has } = useAccess();
  const { go } = usePlace();
  const { number, customer, isArchived, can } = opportunity;
  const commands: readonly (RecordCommand | false | undefined)[] = [
    next && {
      id: 'next-stage',
      label: next.label,
      icon: <ArrowRight aria-hidden />,
      keys: 'n n',
      run: next.move,
    },
    can.addOffer && {
      id: 'new-offer',
      label: t('offers:add'),
      icon: <FilePlus aria-hidden />,
      keys: 'n p',
      run: () => void go({ tab: 'offers', offer: 'new' }),
    },
    has('activity.create') &&
      !isArchived && {
        id: 'new-activity',
        label: t('activity:plan'),
        icon: <CalendarPlus aria-hidden />,
        keys: 'n k',
        run: () => void go({ tab: 'activities', activity: 'new' }),
      },
    can.comment && {
      id: 'messages',
      label: t('tabs.messages'),
      icon: <MessageSquare aria-hidden />,
      run: () => void go({ tab: 'messages' }),
    },
    can.archive && {
      id: 'archive',
      label: t('common:actions.archive'),
      icon: <Archive aria-hidden />,
      run: onArchive,
    },
  ];
  return (
    <RecordCommands
      name={`#${number} ${customer.name}`}
      commands={commands.filter((command) => typeof command === 'object')}
    />
  );
}
