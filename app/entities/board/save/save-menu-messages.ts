/** Texts of the menu in which a person chooses boards for an outfit, loaded with it. */

export const yourBoards = "Your boards";
export const boardsFailed = "Your boards could not be loaded.";
export const boardsLoading = "Loading your boards…";
export const newBoard = "New board";
export const seeAll = "See all";

export const priceAlerts = "Price alerts";
export const acceptAlerts = "Yes, tell me";
export const sendLinkAgain = "Send the link again";
export const declineAlerts = "No, thanks";
