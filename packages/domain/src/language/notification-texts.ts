import type { Language } from '../account/index.ts';
import type { NotificationContent } from '../notification/index.ts';
import { formatInstant } from './formats.ts';
import { labelsEn } from './labels.en.ts';
import { labelsPl } from './labels.pl.ts';

const labels = { pl: labelsPl, en: labelsEn };

/** A notification as its reader reads it: one line in their language, instants as they are in Warsaw. */
export function notificationText(content: NotificationContent, language: Language): string {
  return `${labels[language].activityType[content.type]}: ${content.title} · ${formatInstant(content.startAt, language)}`;
}
