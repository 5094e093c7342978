import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";

// covers: catalogue-05
test("without a terminal, progress is reported in a few plain lines", () => {
  const written: string[] = [];
  const writeLine = (line: string) => written.push(line);
  const progress = showProgress({ title: "Pictures", total: 10, writeLine, terminal: false });
  for (let done = 1; done <= 10; done += 1) progress.update(done, done > 5 ? "drawn" : "");
  progress.end();
  expect(written).toEqual(["Pictures 3/10", "Pictures 5/10", "Pictures 8/10 drawn", "Pictures 10/10 drawn"]);
});

test("a total of 0 writes no lines", () => {
  const written: string[] = [];
  const progress = showProgress({
    title: "Pictures",
    total: 0,
    writeLine: (line) => written.push(line),
    terminal: false,
  });
  progress.update(0);
  progress.end();
  expect(written).toEqual([]);
});
