export {
  CheckboxMatrix,
  type CheckboxMatrixProps,
  type MatrixCell,
  type MatrixLine,
} from './checkbox-matrix.tsx';
