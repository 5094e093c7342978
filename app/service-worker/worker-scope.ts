/**
 * What the service worker uses of its global scope; TypeScript's own types of it contradict those of a page.
 */
interface WorkerScope {
  /** The files of this build and their revisions; the build replaces this expression by the list. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate" | "message", listener: (event: WorkerEvent) => void): void;
}

export interface WorkerEvent extends Event {
  /** Of a message. */
  readonly data?: unknown;
  /** Keeps the worker running until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

declare const self: WorkerScope;

export const worker = self;
/** Spelled as workbox-build looks for it. */
export const buildFiles = self.__WB_MANIFEST;
