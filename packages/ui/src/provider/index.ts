export { useTimeZone } from './time-zone.ts';
export { UiProvider, type UiProviderProps } from './ui-provider.tsx';
