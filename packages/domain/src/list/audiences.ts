import { roleKeys } from '../access/index.ts';

/** Whom a view is shared with: everyone who may read the list, or those of them who have a role. */
export const viewAudiences = ['everyone', ...roleKeys] as const;

export type ViewAudience = (typeof viewAudiences)[number];
