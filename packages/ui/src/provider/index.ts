export { CompleteUiProvider, type CompleteUiProviderProps } from './complete-ui-provider.tsx';
export { useTimeZone } from './time-zone.ts';
export { UiProvider, type UiProviderProps } from './ui-provider.tsx';
