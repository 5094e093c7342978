/** Asks before a navigation loses unsaved input: `leave` goes on with it, `stay` gives it up. */
type AskToLeave = (leave: () => void, stay: () => void) => void;

/**
 * Set while a screen or a dialog holds unsaved input. The router allows one blocker, that of ScreenLoader,
 * which calls it.
 */
export const leaveGuard: { ask?: AskToLeave | undefined } = {};
