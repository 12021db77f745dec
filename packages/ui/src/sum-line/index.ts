export { SumLine, type SumLineProps } from './sum-line.tsx';
