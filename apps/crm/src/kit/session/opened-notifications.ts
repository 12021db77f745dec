import { notificationTabs } from '@szansa/domain/notification';
import { atom } from 'jotai';

/** The tabs of the panel of notifications. */
export const panelTabs = [...notificationTabs, 'reassign_requests', 'calendar'] as const;

export type PanelTab = (typeof panelTabs)[number];

/** The tab at which the panel is open; null while it is closed. Screens open it as the bell does. */
export const openedNotificationsAtom = atom<PanelTab | null>(null);
