/** The process cannot start or go on for a reason its operator can mend; `message` says what is wrong and what to do. */
export class StartupError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "StartupError";
  }
}
