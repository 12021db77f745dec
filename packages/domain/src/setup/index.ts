export { firstStepNames, type FirstStepName } from './first-steps.ts';
export {
  firstAccount,
  nextStep,
  postponableSteps,
  setupSteps,
  stepState,
  type FirstAccount,
  type PostponableStep,
  type SetupStep,
  type StepState,
} from './steps.ts';
