/** A chunk of its own. */
export { formatEmail } from '@szansa/domain/identity';
