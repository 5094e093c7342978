/** Texts around a legal document; the documents are in app/content. */

export const inForceSince = (date: string) => `In force since ${date}`;
export const contents = "On this page";
export const grievanceOfficer = "Grievance officer";
export const noGrievanceOfficer =
  "The operator of this shop has not entered the officer's name and address yet.";
