/** What opens over any page. */
export type CommandLayer = 'palette' | 'shortcuts';
