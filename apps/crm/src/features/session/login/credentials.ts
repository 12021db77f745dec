export { credentials } from '@szansa/domain/account';
