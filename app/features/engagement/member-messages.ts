/** The texts of deleting and reporting a comment or reply. */

export const deleteButton = "Delete";
export const deletion = {
  comment: {
    title: "Delete this comment?",
    text: "Its replies will be deleted too. This cannot be undone.",
  },
  reply: { title: "Delete this reply?", text: "This cannot be undone." },
};

export const reportButton = "Report";
export const reportTitle = (what: string) => `Report the ${what}`;
export const reportText = "The shop reads your report. The author does not learn who sent it.";
export const reportReasons = {
  spam: "It is spam or advertising",
  abuse: "It's abusive or threatening",
  other: "Something else",
};
export const reportSent = "Thank you. We will look into it.";
export const reportFailed = "Your report could not be sent. Please try again.";
