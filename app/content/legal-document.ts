/** A paragraph, or a list of points. */
type LegalBlock = string | readonly string[];

export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
  /** The grievance officer from the settings follows. */
  namesGrievanceOfficer?: boolean;
}

export interface LegalText {
  title: string;
  /** Date from which it applies, as shown. */
  since: string;
  lead: string;
  sections: readonly LegalSection[];
}
