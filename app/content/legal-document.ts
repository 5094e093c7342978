/** A paragraph, or a list of points. */
type LegalBlock = string | readonly string[];

export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
  /** Followed by whom complaints go to, which the settings say. */
  namesGrievanceOfficer?: boolean;
}

export interface LegalText {
  title: string;
  /** Day since which it holds, as people read it. */
  since: string;
  lead: string;
  sections: readonly LegalSection[];
}
