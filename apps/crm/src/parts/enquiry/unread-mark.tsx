import { useTranslation } from 'react-i18next';

/** A point that says that somebody else has written since the reader looked. */
export function UnreadMark() {
  const { t } = useTranslation('enquiry');
  return (
    <span title={t('unread')} className="inline-block size-2 shrink-0 rounded-full bg-accent">
      <span className="sr-only">{t('unread')}</span>
    </span>
  );
}
