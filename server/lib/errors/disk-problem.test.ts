import { expect, test } from "vitest";
import { diskProblem, isDiskFull } from "./disk-problem.ts";
import { StartupError } from "./startup-error.ts";

function fileError(code: string): Error {
  return Object.assign(new Error(`${code}: it failed, write`), { code, syscall: "write" });
}

test.each([
  { error: fileError("ENOSPC"), sentence: /^The disk that holds \/data is full: / },
  { error: fileError("EDQUOT"), sentence: /^The disk that holds \/data is full: / },
  { error: fileError("EACCES"), sentence: /^The data folder \/data cannot be written to: / },
  { error: fileError("EROFS"), sentence: /^The data folder \/data cannot be written to: / },
  {
    error: new Error("Failed query", { cause: new Error("could not extend file: No space left on device") }),
    sentence: /^The disk that holds the database is full: /,
  },
  { error: { name: "ErrnoError", errno: 51 }, sentence: /^The disk that holds the database is full: / },
])("$error becomes a startup error with the cause", ({ error, sentence }) => {
  const problem = diskProblem(error, "/data");
  expect(problem).toBeInstanceOf(StartupError);
  expect(problem?.message).toMatch(sentence);
  expect(problem?.cause).toBe(error);
  expect(isDiskFull(error)).toBe(sentence.source.includes("is full"));
});

test.each([new Error("something else"), new Error("permission denied for table outfits"), "text", undefined])(
  "%s is not a disk problem",
  (error) => {
    expect(diskProblem(error, "/data")).toBeUndefined();
    expect(isDiskFull(error)).toBe(false);
  },
);
