import { type Progress, showProgress } from "../terminal/progress.ts";

/** Progress of a job that learns on its way how many pictures there are. */
export function pictureProgress(title: string) {
  let progress: Progress | undefined;
  return {
    update: (done: number, total: number) => {
      progress ??= showProgress({ title, total, writeLine: (line) => console.log(line) });
      progress.update(done);
    },
    end: () => {
      progress?.end();
      progress = undefined;
    },
  };
}
