/** Texts of the components that first loads have. */

import { groupDigits } from "#contract/values/money.ts";

export const loading = "Loading";
export const updating = "Updating";
export const dismiss = "Dismiss";
export const undo = "Undo";

export const tryAgain = "Try again";
export const failureAdvice = "Nothing is lost. Please check your connection and try again.";
export const offlineTitle = "You are offline";
export const offlineAdvice = "This needs a connection. Looks you have opened before still open.";
/** On the button of a page that an e-mail links to. */
export const retryLink = "Try Again";

export const email = "Email";
export const clearSearch = "Clear search";
export const activeFilters = (count: number) => `${groupDigits(count)} active`;
/** Name of the choice between the views of a list. */
export const view = "View";

export const previousPage = "Previous";
export const nextPage = "Next";
export const page = (number: number) => `Page ${number}`;

export const decrease = (what: string) => `Decrease ${what}`;
export const increase = (what: string) => `Increase ${what}`;

export const rated = (points: number) => `Rated ${points.toFixed(1)} out of 5`;
