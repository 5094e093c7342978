import { type Progress, showProgress } from "../terminal/progress.ts";

/** Progress of a job whose number of pictures is known only with the first update. */
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
