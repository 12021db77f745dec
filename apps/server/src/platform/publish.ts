/** Events that modules publish to each other, by name, with their data; `modules.ts` adds all of them. */
export interface DomainEvents {}

/** Publishes an event to the subscribers, which are called at the end of the transaction. */
export type Publish = <Name extends keyof DomainEvents>(name: Name, event: DomainEvents[Name]) => void;
