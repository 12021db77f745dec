import { opportunityStatuses } from '@szansa/domain/opportunity';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** How a list among the settings is read by people; undefined for what is read as it is. */
export function useDescribeSetting(): (field: string, value: unknown) => string | undefined {
  const { t } = useTranslation(['settings', 'labels']);
  const formats = useFormats();

  function statusText(item: unknown): string {
    const slug = opportunityStatuses.find((status) => isRecord(item) && item['slug'] === status);
    if (!slug || !isRecord(item)) return '';
    const names = isRecord(item['name']) ? Object.values(item['name']) : [];
    const own = names.filter((name) => typeof name === 'string' && name !== '');
    const status = t(`labels:status.${slug}`);
    const named = own.length > 0 ? `${status} (${own.join(' / ')})` : status;
    const days = item['dayLimit'];
    return typeof days === 'number' && days > 0 ? t('statuses.withLimit', { status: named, days }) : named;
  }

  function tierText(item: unknown): string {
    if (!isRecord(item)) return '';
    const { from, percent } = item;
    if (typeof from !== 'string' || typeof percent !== 'string') return '';
    return t('tiers.summary', { from: formats.money(from), percent: formats.percent(percent) });
  }

  function periodText(item: unknown): string {
    if (!isRecord(item) || !Array.isArray(item['tiers'])) return '';
    const { since } = item;
    const start =
      typeof since === 'string'
        ? t('tiers.sinceMonth', { month: formats.month(since) })
        : t('tiers.fromStart');
    return [start, ...item['tiers'].map(tierText)].join('\n');
  }

  function mailText(item: unknown): string {
    const status = opportunityStatuses.find((slug) => isRecord(item) && item['status'] === slug);
    if (!status || !isRecord(item)) return '';
    const language = String(item['language']).toUpperCase();
    return t('mails.summary', {
      status: t(`labels:status.${status}`),
      language,
      subject: `${String(item['subject'])}\n${String(item['text'])}`,
    });
  }

  return (field, value) => {
    if (!Array.isArray(value)) return undefined;
    if (field === 'statuses') return value.map(statusText).join('\n');
    if (field === 'customerTexts') return value.map(mailText).join('\n\n');
    return field === 'commissionTiers' ? value.map(periodText).join('\n') : undefined;
  };
}
