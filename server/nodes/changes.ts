/** What was changed, by the names in cache-tags.ts; "everything" where that cannot be known. */
export type Changes = readonly string[] | "everything";

/** How the nodes of one shop tell each other what was changed, so that none goes on showing what it kept. */
export interface ChangeChannel {
  /** Whether this node would be told now if another one changed something. */
  readonly isOpen: boolean;
  /** Tells the other nodes; what cannot be told now is told when the connection is back. */
  tell(tags: readonly string[]): void;
  /** What others changed; also "everything", after a time in which this node may have missed something. */
  onChanges(listener: (changes: Changes) => void): void;
  /** Tells what is still to be told, and ends. */
  close(): Promise<void>;
}
