export { describeProblem } from '@szansa/domain/language';
