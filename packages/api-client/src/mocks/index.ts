export { mocks, pending, refusal, type MockCall, type Mocks } from './handlers.ts';
