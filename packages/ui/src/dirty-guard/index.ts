export { useDirtyGuard, type BlockedNavigation, type DirtyGuard } from './use-dirty-guard.tsx';
