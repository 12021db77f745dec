import { useTranslation } from 'react-i18next';

import { messageOf } from '../toasts/toasts.ts';

/** Says beside a value that its change was refused after it had waited, and why. */
export function NotSaved({ error }: { error: Error }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="text-small text-destructive">
      {t('states.notSaved', { reason: messageOf(error) })}
    </p>
  );
}
