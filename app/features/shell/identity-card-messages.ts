/** Texts of the signed-in person's part of the menu, loaded with it. */

export const yourAccount = "Your account";
/** In place of a username. */
export const unnamed = "Fashion Enthusiast";
export const myProfile = "My Profile";
export const savedLooks = "Saved Looks";
export const settings = "Settings";
export const logOut = "Log Out";
