/** Texts of the signed-in user's part of the menu, loaded with it. */

export const yourAccount = "Your account";
/** Shown for a user without a username. */
export const unnamed = "Fashion Enthusiast";
export const myProfile = "My Profile";
export const savedLooks = "Saved Looks";
export const settings = "Settings";
export const logOut = "Log Out";
