declare module "scheduler" {
  /** Frames per second between which React yields while it renders; 0 for its default. */
  export function unstable_forceFrameRate(fps: number): void;
}
