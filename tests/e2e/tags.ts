/** For specs that change what everybody works with: rights of a role, settings. They run after the others, alone. */
export const changesTheAgency = '@changes-the-agency';
