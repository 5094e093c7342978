import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Call, PERMISSIONS } from "#contract/permissions.ts";
import { abusedShop } from "./abused-shop.ts";
import { type DescribedCall, describedCalls } from "./described-calls.ts";
import { FORM_TYPE, withBody } from "./request-body.ts";

const shop = abusedShop();
const ATTACKS_TIMEOUT_MS = 60_000;
const BODY_LIMIT_BYTES = 1024 * 1024;
const DEPTH = 20_000;
const SWELLING = gzipSync(Buffer.alloc(8 * BODY_LIMIT_BYTES));

const JSON_TYPE = "application/json";
const boundary = FORM_TYPE.split("boundary=")[1] ?? "";
const formStart = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n`;

/** Invalid bodies: name, content type and content. Calls without a body get a few of them. */
const HOSTILE_BODIES: [string, string | undefined, string | Buffer][] = [
  ["no JSON at all", JSON_TYPE, "{{{{"],
  ["half of some JSON", JSON_TYPE, '{"text": "half'],
  ["a bare null", JSON_TYPE, "null"],
  ["a bare number", JSON_TYPE, "7"],
  ["a bare text", JSON_TYPE, '"text"'],
  ["a list", JSON_TYPE, '[{"text": "x"}]'],
  ["nothing but a mark of byte order", JSON_TYPE, "\ufeff{}"],
  ["deep lists", JSON_TYPE, `{"items": ${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}}`],
  ["deep objects", JSON_TYPE, `${'{"a":'.repeat(DEPTH)}1${"}".repeat(DEPTH)}`],
  ["a key that reaches for the prototype", JSON_TYPE, '{"__proto__": {"isUserAdmin": true}}'],
  ["a constructor", JSON_TYPE, '{"constructor": {"prototype": {"isUserAdmin": true}}}'],
  ["one key many times", JSON_TYPE, `{${'"text": "x",'.repeat(5_000)}"text": 1}`],
  ["bytes that are no text", JSON_TYPE, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["another coding of text", "application/json; charset=utf-16", Buffer.from('{"text":"x"}', "utf16le")],
  ["more than the limit", JSON_TYPE, `{"text": "${"x".repeat(BODY_LIMIT_BYTES)}"}`],
  ["plain text", "text/plain", "text=x"],
  ["a form of addresses", "application/x-www-form-urlencoded", "text=x&isUserAdmin=true"],
  [
    "XML that reads files",
    "application/xml",
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  ],
  ["an unknown content type", "application/x-unheard-of", "?"],
  ["a kind that is no kind", "nonsense", "{}"],
  ["no kind", undefined, '{"text": "x"}'],
  ["a form without a boundary", "multipart/form-data", "text"],
  ["a form that is empty", FORM_TYPE, ""],
  ["a form that breaks off in a head", FORM_TYPE, formStart],
  ["a form that breaks off in a file", FORM_TYPE, `${formStart}Content-Type: image/png\r\n\r\n\x89PNG`],
  ["a form with another boundary", FORM_TYPE, "--other\r\n\r\nx\r\n--other--"],
  [
    "a file called like a path",
    FORM_TYPE,
    `${formStart.replace("a.png", "../../../etc/cron.d/x")}\r\nx\r\n--${boundary}--\r\n`,
  ],
  [
    "a file that is a page",
    FORM_TYPE,
    `${formStart}Content-Type: image/png\r\n\r\n<script>alert(1)</script>\r\n--${boundary}--\r\n`,
  ],
  [
    "many parts",
    FORM_TYPE,
    `${`--${boundary}\r\nContent-Disposition: form-data; name="t"\r\n\r\nx\r\n`.repeat(500)}--${boundary}--`,
  ],
];

const find = (name: string) => describedCalls(shop.app).find((call) => call.name === name) as DescribedCall;

describe.each((Object.keys(PERMISSIONS) as Call[]).filter((name) => !name.startsWith("GET ")))(
  "%s",
  (name) => {
    it(
      "refuses bodies that are wrong as a whole",
      async () => {
        const call = find(name);
        const attack = shop.attacker(call);
        for (const [what, type, payload] of HOSTILE_BODIES.filter(
          (_body, index) => call.body || index % 4 === 0,
        )) {
          await attack(
            ({ path: url, headers }) => ({
              method: call.method,
              url,
              headers: type === undefined ? headers : { ...headers, "content-type": type },
              payload,
            }),
            `${name} with ${what}`,
          );
        }
      },
      ATTACKS_TIMEOUT_MS,
    );

    it(
      "is not fooled by what the headers say of the body, or by words for another method",
      async () => {
        const call = find(name);
        const attack = shop.attacker(call);
        const headersWithLies: Record<string, string>[] = [
          { "content-encoding": "gzip" },
          { "content-encoding": "br, gzip, deflate" },
          { "content-length": "5" },
          { "x-http-method-override": "DELETE" },
          { "x-original-url": "/backend/user/check-auth", "x-rewrite-url": "/metrics" },
          { "x-forwarded-host": "evil.example", "x-forwarded-proto": "gopher" },
          { accept: "application/xml;q=1, text/html" },
          { range: "bytes=0-0,-1,5-2" },
          { authorization: "Bearer ' or 1=1 --" },
          { authorization: `Bearer ${"a".repeat(5_000)}` },
          { cookie: `session=${"%00".repeat(100)}; __Secure-session=x; =; ;;` },
        ];
        for (const lies of headersWithLies) {
          await attack(
            ({ path: url, headers }) => {
              const request = withBody({ method: call.method, url, headers }, call);
              return { ...request, headers: { ...request.headers, ...lies } };
            },
            `${name} with ${JSON.stringify(lies).slice(0, 100)}`,
          );
        }
        await attack(
          ({ path: url, headers }) => ({
            method: call.method,
            url,
            headers: { ...headers, "content-type": JSON_TYPE, "content-encoding": "gzip" },
            payload: SWELLING,
          }),
          `${name} with a packed body that swells`,
        );
      },
      ATTACKS_TIMEOUT_MS,
    );
  },
);

it("has not changed Object.prototype", () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).isUserAdmin).toBeUndefined();
});
