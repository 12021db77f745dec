import { useTranslation } from 'react-i18next';

/** A dot for messages of other users since the conversation was last read. */
export function UnreadMark() {
  const { t } = useTranslation('enquiry');
  return (
    <span title={t('unread')} className="inline-block size-2 shrink-0 rounded-full bg-accent">
      <span className="sr-only">{t('unread')}</span>
    </span>
  );
}
