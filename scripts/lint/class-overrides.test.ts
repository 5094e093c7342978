import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findClassOverrides } from "./class-overrides.ts";

const IMPORTS = `
  import { Button } from "#app/ui/button.tsx";
  import { Skeleton } from "#app/ui/skeleton.tsx";
  import { classNames } from "#app/ui/class-names.ts";
  import { OutfitPicture } from "#app/entities/outfit/outfit-picture.tsx";
`;

function utilitiesIn(jsx: string): string[] {
  return findClassOverrides(
    `${IMPORTS} const QUIET = "mt-2 text-ink-soft"; const view = ${jsx};`,
    "sample.tsx",
  ).map(({ utility }) => utility);
}

describe("class names passed to components of the design system", () => {
  test("set no colour, padding or font size anywhere in app/", () => {
    // Components of app/ui may style each other: they are one subject.
    const files = readdirSync("app", { recursive: true, encoding: "utf8" })
      .map((file) => join("app", file))
      .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx") && !file.startsWith("app/ui/"));
    expect(files.length).toBeGreaterThan(150);
    const found = files.flatMap((file) =>
      findClassOverrides(readFileSync(file, "utf8"), file).map(
        ({ line, component, utility }) =>
          `${file}:${line} <${component}> ${utility}: use or add a tone, size or space of the component`,
      ),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['<Button className="-mr-4 text-danger">Clear</Button>', ["text-danger"]],
    ['<Skeleton className="h-5 bg-line" />', ["bg-line"]],
    ['<Button className="flex-1 px-3">Add</Button>', ["px-3"]],
    [
      '<Button className="max-sm:px-3 enabled:hover:text-paper/85">Add</Button>',
      ["max-sm:px-3", "enabled:hover:text-paper/85"],
    ],
    [
      '<Button className="text-title [&>svg]:pt-2 border-ink">Add</Button>',
      ["text-title", "[&>svg]:pt-2", "border-ink"],
    ],
    [
      '<Button className={classNames("mt-2", wide && "p-4", tall ? "text-lead" : "text-[14px]")}>Add</Button>',
      ["p-4", "text-lead", "text-[14px]"],
    ],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    ["<Button className={`mt-2 bg-paper ${QUIET}`}>Add</Button>", ["bg-paper", "text-ink-soft"]],
    ["<Button className={QUIET}>Add</Button>", ["text-ink-soft"]],
  ])("are reported in %s", (jsx, utilities) => {
    expect(utilitiesIn(jsx)).toEqual(utilities);
  });

  test.each([
    '<Button className="mt-2 -mx-4 grid w-full flex-1 text-center max-sm:col-span-full">Add</Button>',
    '<Skeleton className={size === "p-4" ? "h-5" : "h-[1.12em] w-3/4 lg:h-24"} />',
    '<div className="bg-paper p-4 text-title" />',
    '<OutfitPicture className="absolute inset-0" />',
  ])("may lay it out: %s", (jsx) => {
    expect(utilitiesIn(jsx)).toEqual([]);
  });
});
