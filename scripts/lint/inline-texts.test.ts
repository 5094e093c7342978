import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findInlineTexts } from "./inline-texts.ts";

const COMPONENT = `
  import { Button } from "#app/ui/button.tsx";
  type Tone = "Loud voice" | "quiet";
  const OFTEN_WANTED: readonly Category[] = ["Casual", "Party"];
  export function Like({ count, tone }: { count: number; tone: Tone }) {
    if (tone === "Loud voice") throw new Error("Not here");
    const title = \`Liked by \${count} people\`;
    return <Button className="Mixed Case" aria-label="Like this look">{title} Like</Button>;
  }
`;

test("finds text of JSX, of attributes and of templates, and nothing that only programs see", () => {
  expect(findInlineTexts(COMPONENT, "like.tsx")).toEqual([
    { line: 7, text: "Liked by … people" },
    { line: 8, text: "Like this look" },
    { line: 8, text: "Like" },
  ]);
});

const CALL = `
  export const read = <T>(response: Response): Promise<T> => {
    if (response.headers.get("Date") === null) throw new DOMException(LATE, "TimeoutError");
    if (!response.ok) throw new ApiFailure(\`The server answered with status \${response.status}\`);
    return showToast("Not yet");
  };
`;

test("names of headers and texts of what is thrown are not for people", () => {
  expect(findInlineTexts(CALL, "read.ts")).toEqual([{ line: 5, text: "Not yet" }]);
});

/**
 * Everything but the dashboard and the editor that it shares with people who submit looks, which stay in English in
 * their components, and copy that an owner replaces.
 */
const SCOPE = [
  "app",
  ":!app/dashboard",
  ":!app/editor",
  ":!app/routes/dashboard*",
  ":!app/content",
  ":!app/dev",
  ":!app/routes/dev-ui.tsx",
];

test("shoppers' texts are in message files", () => {
  const files = execFileSync("git", ["ls-files", ...SCOPE], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|messages\.ts$/.test(file));
  const found = files.flatMap((file) =>
    findInlineTexts(readFileSync(file, "utf8"), file).map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(found).toEqual([]);
});
