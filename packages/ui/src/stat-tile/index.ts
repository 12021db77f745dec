export { StatTile, type StatTileProps, type StatTrend } from './stat-tile.tsx';
