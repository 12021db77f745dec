export { NoRightState, type NoRightStateProps } from './no-right-state.tsx';
