export type { BoardColumn, DropVerdict } from './board.ts';
export { KanbanBoard, type KanbanBoardProps } from './kanban-board.tsx';
