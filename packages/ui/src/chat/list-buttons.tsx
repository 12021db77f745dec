import { ArrowDown, ArrowUp } from 'lucide-react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import { chatWords } from './words.ts';

/** Leads back up to the first unread message. */
export function ToUnread({ onClick }: { onClick: () => void }) {
  const words = useWords(chatWords);
  return (
    <Button
      size="small"
      icon={<ArrowUp aria-hidden />}
      className="absolute top-3 left-1/2 -translate-x-1/2 level-overlay rounded-full shadow-floating"
      onClick={onClick}
    >
      {words.toUnread}
    </Button>
  );
}

/** New messages of others below; there may be more than were counted. */
export interface NewBelow {
  count: number;
  isMore: boolean;
}

interface ToNewestProps {
  below: NewBelow;
  /** Whether the typing indicator is shown below the list. */
  isRaised: boolean;
  onClick: () => void;
}

/** Leads to the newest message. */
export function ToNewest({ below: { count, isMore }, isRaised, onClick }: ToNewestProps) {
  const words = useWords(chatWords);
  const hasNew = count > 0 || isMore;
  const place = isRaised ? 'bottom-8' : 'bottom-3';
  return (
    <>
      <div
        aria-live="polite"
        className={classes(
          'pointer-events-none absolute inset-x-0 flex justify-center *:pointer-events-auto',
          place,
        )}
      >
        {hasNew ? (
          <Button
            size="small"
            variant="primary"
            icon={<ArrowDown aria-hidden />}
            className="level-overlay rounded-full shadow-floating"
            onClick={onClick}
          >
            {words.newMessagesBelow(count, isMore)}
          </Button>
        ) : null}
      </div>
      {hasNew ? null : (
        <IconButton
          label={words.toBottom}
          icon={<ArrowDown aria-hidden />}
          size="small"
          variant="secondary"
          className={classes('absolute right-4 rounded-full', place)}
          onClick={onClick}
        />
      )}
    </>
  );
}
