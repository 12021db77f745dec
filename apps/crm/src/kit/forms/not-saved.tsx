import { useTranslation } from 'react-i18next';

import { messageOf } from '../toasts/toasts.ts';

/** Shows beside a value that its pending change was refused in the end, and why. */
export function NotSaved({ error }: { error: Error }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="text-small text-destructive">
      {t('states.notSaved', { reason: messageOf(error) })}
    </p>
  );
}
