export { viewAudiences, type ViewAudience } from './audiences.ts';
export {
  columnSettings,
  listNames,
  mostViews,
  viewInput,
  viewPatch,
  viewSearch,
  type ColumnSettings,
  type ListName,
  type ViewInput,
  type ViewPatch,
  type ViewSearch,
} from './list.ts';
