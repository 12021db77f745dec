/** What the text of a mail is sealed for. */
export const mailPurpose = (id: string) => `mail ${id}`;

/** Between a mail and its signature, as mail programs know it. */
export const signatureMark = '\n\n-- \n';
