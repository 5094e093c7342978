import type { BrowserContext, ConsoleMessage, Request } from "@playwright/test";

/** Everything a page did that a visitor's developer tools would show in red or yellow, on any page of a context. */
export class PageWatch {
  private readonly problems: string[] = [];
  private readonly announced: RegExp[] = [];

  /** Chromium reports a violation of the Content-Security-Policy as a console error too. */
  follow(context: BrowserContext): void {
    context.on("console", (message) => this.seeConsole(message));
    context.on("weberror", (error) =>
      this.problems.push(`page error: ${error.error().stack ?? error.error()}`),
    );
    context.on("requestfailed", (request) => this.seeFailure(request));
  }

  announce(pattern: RegExp): void {
    this.announced.push(pattern);
  }

  surprises(): string[] {
    return this.problems.filter((problem) => !this.announced.some((pattern) => pattern.test(problem)));
  }

  private seeConsole(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== "error" && type !== "warning") return;
    this.problems.push(`console ${type}: ${message.text()} (${message.location().url})`);
  }

  /** A request that the page itself gave up, by moving on or by an AbortController, is no failure. */
  private seeFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? "unknown";
    if (reason === "net::ERR_ABORTED") return;
    this.problems.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  }
}
