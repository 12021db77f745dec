import { Button } from '../button/index.ts';

export interface NotificationAction {
  id: string;
  label: string;
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /** It is on its way: it and the others of its notification do nothing. */
  loading?: boolean | undefined;
}

interface NotificationActionsProps {
  actions: readonly NotificationAction[];
  /** Id of the text they answer. */
  describedBy: string;
  onAction: (actionId: string) => void;
}

/** Returns a function that moves the focus to the row when its pressed action is removed. */
function retainFocus(actions: HTMLElement | null) {
  const row = actions?.closest('li');
  return () => {
    if (actions?.contains(document.activeElement)) (row?.querySelector('a') ?? row)?.focus();
  };
}

/** How a notification can be answered at once, above the link that covers its row. */
export function NotificationActions({ actions, describedBy, onAction }: NotificationActionsProps) {
  const isAnswering = actions.some(({ loading }) => loading);
  return (
    <div ref={retainFocus} className="relative z-sticky mt-1.5 flex w-fit flex-wrap gap-2">
      {actions.map(({ id, label, variant, loading }) => (
        <Button
          key={id}
          size="small"
          variant={variant}
          loading={loading}
          disabled={isAnswering && !loading}
          aria-describedby={describedBy}
          onClick={() => {
            onAction(id);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
