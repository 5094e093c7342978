/** Names for assistive technology. */

export const toasts = "Notifications";
export const closeToast = "Close toast";
