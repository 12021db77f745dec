export { useDirtyGuard, type BlockedLeaving, type DirtyGuard } from './use-dirty-guard.tsx';
