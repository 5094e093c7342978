import fc from "fast-check";

/** Seeded, so that runs are reproducible; raise the number for a longer run. */
const SEED = Number(process.env.ABUSE_SEED ?? 20_261_120);
const GENERATED = Number(process.env.ABUSE_VALUES ?? 6);

/** Texts of common attacks. */
const TEXTS = [
  "",
  " \t\n ",
  "\u0000",
  "before\u0000after",
  "\u0007\u001b[31mred\u001b[0m",
  "one\r\nSet-Cookie: stolen=1\r\n\r\ntwo",
  "\ud800 half a sign",
  "👩‍👩‍👧‍👦👗".repeat(40),
  "\u202egnp.exe\u202c \u2066hidden\u2069 שלום",
  "zero\u200bwidth\ufeff\u2028line",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
  "'; drop table users; --",
  "1' or '1'='1",
  "%' union select password_hash from users --",
  "$1 \\ %s %n #{7*7} {{7*7}}",
  "<script>alert(document.cookie)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "../../../../etc/passwd",
  "__proto__",
  "constructor",
  "(a+)+$",
  "%",
  "NaN",
  "1e309",
  "-1",
  "99999999999999999999",
  "00000000-0000-0000-0000-000000000000",
];

const LONG = "x".repeat(100_000);

/** JSON values that are not text. */
const OTHERS: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  [],
  {},
  [[[]]],
  [null],
  { $ne: null },
  { toString: "x", length: 1e9 },
  JSON.parse('{"__proto__": {"isUserAdmin": true}, "constructor": {"prototype": {"isUserAdmin": true}}}'),
];

const generated = fc.sample(fc.jsonValue({ noUnicodeString: false, maxDepth: 3 }), {
  seed: SEED,
  numRuns: GENERATED,
});
const generatedTexts = fc.sample(fc.string({ unit: "binary", maxLength: 60 }), {
  seed: SEED,
  numRuns: GENERATED,
});

/** For a field of a JSON body. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...TEXTS,
  LONG,
  ...OTHERS,
  ...generated,
  ...generatedTexts,
];

/** For a part of a form. */
export const HOSTILE_TEXTS: readonly string[] = [...TEXTS, LONG, ...generatedTexts];

/** For a part of a URL, percent-encoded; some are malformed. */
export const HOSTILE_URL_PARTS: readonly string[] = [
  ...[...TEXTS, ...generatedTexts].map((text) => encodeURIComponent(Buffer.from(text).toString())),
  encodeURIComponent("x".repeat(150)),
  encodeURIComponent("y".repeat(2_000)),
  "%00",
  "%ff%fe",
  "%c0%ae%c0%ae/",
  "%ed%a0%80",
  "%",
  "%zz",
  "%252e%252e%252f",
  "..%2f..%2f",
  ";jsessionid=1",
];
