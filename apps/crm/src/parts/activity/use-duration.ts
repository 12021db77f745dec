import { useTranslation } from 'react-i18next';

/** Returns a function that formats a duration: `45 min`, `1 godz. 30 min`. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('activity');
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours > 0 && t('hours', { hours }), rest > 0 && t('minutes', { minutes: rest })]
      .filter(Boolean)
      .join(' ');
  };
}
