import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Call, PERMISSIONS } from "#contract/permissions.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { abusedShop } from "./abused-shop.ts";
import { type DescribedCall, describedCalls } from "./described-calls.ts";
import { FORM_TYPE, withBody } from "./request-body.ts";

const shop = abusedShop();
const ATTACKS_TIMEOUT_MS = scaled(60_000);
const BODY_LIMIT_BYTES = 1024 * 1024;
const DEPTH = 20_000;
const GZIP_BOMB = gzipSync(Buffer.alloc(8 * BODY_LIMIT_BYTES));

const JSON_TYPE = "application/json";
const boundary = FORM_TYPE.split("boundary=")[1] ?? "";
const formStart = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n`;

/** Invalid bodies: name, content type and content. Calls without a body get a few of them. */
const HOSTILE_BODIES: [string, string | undefined, string | Buffer][] = [
  ["invalid JSON", JSON_TYPE, "{{{{"],
  ["truncated JSON", JSON_TYPE, '{"text": "half'],
  ["a bare null", JSON_TYPE, "null"],
  ["a bare number", JSON_TYPE, "7"],
  ["a bare text", JSON_TYPE, '"text"'],
  ["a list", JSON_TYPE, '[{"text": "x"}]'],
  ["a byte order mark", JSON_TYPE, "\ufeff{}"],
  ["deep lists", JSON_TYPE, `{"items": ${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}}`],
  ["deep objects", JSON_TYPE, `${'{"a":'.repeat(DEPTH)}1${"}".repeat(DEPTH)}`],
  ["a __proto__ key", JSON_TYPE, '{"__proto__": {"isUserAdmin": true}}'],
  ["a constructor key", JSON_TYPE, '{"constructor": {"prototype": {"isUserAdmin": true}}}'],
  ["one key many times", JSON_TYPE, `{${'"text": "x",'.repeat(5_000)}"text": 1}`],
  ["bytes that are not UTF-8", JSON_TYPE, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["UTF-16", "application/json; charset=utf-16", Buffer.from('{"text":"x"}', "utf16le")],
  ["a body above the limit", JSON_TYPE, `{"text": "${"x".repeat(BODY_LIMIT_BYTES)}"}`],
  ["plain text", "text/plain", "text=x"],
  ["a URL-encoded form", "application/x-www-form-urlencoded", "text=x&isUserAdmin=true"],
  [
    "XML with an external entity",
    "application/xml",
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  ],
  ["an unknown content type", "application/x-unheard-of", "?"],
  ["a malformed content type", "nonsense", "{}"],
  ["no content type", undefined, '{"text": "x"}'],
  ["a form without a boundary", "multipart/form-data", "text"],
  ["an empty form", FORM_TYPE, ""],
  ["a form truncated in a part's headers", FORM_TYPE, formStart],
  ["a form truncated in a file", FORM_TYPE, `${formStart}Content-Type: image/png\r\n\r\n\x89PNG`],
  ["a form with another boundary", FORM_TYPE, "--other\r\n\r\nx\r\n--other--"],
  [
    "a file name with path traversal",
    FORM_TYPE,
    `${formStart.replace("a.png", "../../../etc/cron.d/x")}\r\nx\r\n--${boundary}--\r\n`,
  ],
  [
    "a file with HTML",
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
      "rejects malformed bodies",
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
      "tolerates false headers about the body, the method and the client",
      async () => {
        const call = find(name);
        const attack = shop.attacker(call);
        const falseHeaderSets: Record<string, string>[] = [
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
        for (const falseHeaders of falseHeaderSets) {
          await attack(
            ({ path: url, headers }) => {
              const request = withBody({ method: call.method, url, headers }, call);
              return { ...request, headers: { ...request.headers, ...falseHeaders } };
            },
            `${name} with ${JSON.stringify(falseHeaders).slice(0, 100)}`,
          );
        }
        await attack(
          ({ path: url, headers }) => ({
            method: call.method,
            url,
            headers: { ...headers, "content-type": JSON_TYPE, "content-encoding": "gzip" },
            payload: GZIP_BOMB,
          }),
          `${name} with a gzip bomb`,
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
