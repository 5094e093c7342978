/** Lower-case letters that look like a Latin one, in either case. */
const LOOK_ALIKES: Record<string, string> = {
  ...{
    а: "a",
    в: "b",
    с: "c",
    ԁ: "d",
    е: "e",
    ѕ: "s",
    һ: "h",
    н: "h",
    і: "i",
    ј: "j",
    к: "k",
    ӏ: "l",
    м: "m",
  },
  ...{ о: "o", р: "p", ԛ: "q", т: "t", ѵ: "v", ԝ: "w", х: "x", у: "y", ү: "y" },
  ...{
    α: "a",
    β: "b",
    ε: "e",
    η: "h",
    ι: "i",
    κ: "k",
    μ: "m",
    ν: "n",
    ο: "o",
    ρ: "p",
    τ: "t",
    υ: "y",
    χ: "x",
  },
  ...{ ζ: "z", ς: "σ", ω: "w", ϲ: "c", ϳ: "j", օ: "o", ո: "n", ս: "u", հ: "h", ց: "g", ա: "w" },
  ...{ ı: "i", ɑ: "a", ɡ: "g", ɩ: "i", "i\u0307": "i" },
};
const LOOK_ALIKE = new RegExp(Object.keys(LOOK_ALIKES).join("|"), "gu");
/** Invisible characters, and strokes over a letter. */
const IGNORED = /\p{Cf}|\p{Default_Ignorable_Code_Point}|\u0334|\u0335|\u0336|\u0337|\u0338/gu;

/**
 * What a username is compared by: compatible forms, cases, and letters of other scripts that look like Latin
 * ones are equal, and characters without a form of their own do not count.
 */
export function usernameKeyOf(username: string): string {
  return username
    .normalize("NFKD")
    .replace(IGNORED, "")
    .replace(/\s+/gu, " ")
    .trim()
    .toLowerCase()
    .replace(LOOK_ALIKE, (letter) => LOOK_ALIKES[letter] ?? letter)
    .normalize("NFC");
}
