import type { Gender } from "#contract/account/account.ts";

/** Texts of the profile. */

export const pageTitle = "Fashion Profile";
export const pageDescription = "Your account with the shop.";
export const opening = "Opening your profile…";
export const eyebrow = "Your account";
/** The second part is set in italics. */
export const heading = ["Fashion ", "Profile"] as const;
export const dashboard = "Admin Dashboard";
/** The name of the links to what a person has collected. */
export const yours = "Yours";
export const savedLooks = "Saved Looks";
export const cart = "Cart";
export const signOut = "Sign Out";
export const sectionFailed = "This could not be loaded.";
export const showFewer = "Show Fewer";
/** The time is between the parts. */
export const lastUsed = ["Last used ", ""] as const;

export const detailsTitle = "Your details";
export const fullName = "Full name";
export const gender = "Gender";
export const genders: Record<Gender, string> = { "": "Prefer not to say", Male: "Male", Female: "Female" };
export const keepPassword = "Leave blank to keep current";
export const updateProfile = "Update Profile";
export const updatingProfile = "Updating Profile...";

/** An address that is not confirmed yet. In `sent`, the address is between the parts. */
export const firstAddress = {
  label: "Address not confirmed",
  title: "Please confirm your email address",
  sent: ["We sent a link to ", ". It lets us help you back in if you ever forget your password."],
} as const;
export const newAddress = {
  label: "New address not confirmed",
  title: "Please confirm your new email address",
  sent: ["We sent a link to ", ". Until you open it, your account keeps its present address."],
} as const;
export const sendLinkAgain = "Send the Link Again";
export const cancelChange = "Cancel the Change";

export const passkeysTitle = "Passkeys";
export const addPasskey = "Add a Passkey";
export const createPasskey = "Create Passkey";
export const passkeyName = "Name of the passkey";
export const oneTimeCode = "One-time code";
export const save = "Save";
export const cancel = "Cancel";
export const added = ["Added ", ""] as const;
export const rename = "Rename";
export const renamePasskey = (name: string) => `Rename ${name}`;
export const remove = "Remove";
export const removePasskey = (name: string) => `Remove ${name}`;

export const linked = ["Linked ", ""] as const;
export const unlink = "Unlink";
export const unlinkSignIn = (provider: string) => `Unlink ${provider}`;

export const devicesTitle = "Where you are signed in";
export const devicesLead = "If you do not recognise a device, sign it out and choose a new password.";
export const showAllDevices = (count: number) => `Show All ${count} Devices`;
export const thisDevice = "This device";
export const signOutDevice = (device: string) => `Sign out ${device}`;
export const signOutOthers = "Sign Out All Others";

export const requestsTitle = "Your custom requests";
export const requestsLead =
  "The looks you asked our stylists for while you were signed in. They arrive by email.";
export const noRequests = "Nothing yet.";
export const askForLook = "Ask for a look of your own";
export const showAllRequests = (count: number) => `Show All ${count} Requests`;
export const requestSent = ["Sent ", ""] as const;
export const requestDue = ["Due ", ""] as const;
export const requestAnswered = ["Answered ", ""] as const;
export const open = "Open";
export const answered = "Answered";

export const activityTitle = "Recent activity";
export const activityLead =
  "What happened to your account lately. If something here was not you, choose a new password.";
export const noActivity = "Nothing yet.";
export const showAllEvents = (count: number) => `Show All ${count} Events`;
export const onDevice = (device: string) => [`${device}, `, ""] as const;

export const ownDataTitle = "Your data";
export const ownDataLead =
  "Everything we hold about you, in one file: your details, likes, comments, cart, requests and where you are signed in.";
export const downloadData = "Download My Data";
export const dataSaved = "Your file is saved.";
