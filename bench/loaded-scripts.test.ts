import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadedScripts } from "./loaded-scripts.ts";

const FILES: Record<string, string> = {
  "/": `<link rel="modulepreload" href="/assets/manifest.js"/><link href="/assets/root.js" rel="modulepreload">
    <script type="module">import "/assets/manifest.js"; import * as route0 from "/assets/home.js"; import("/assets/entry.js");</script>`,
  "/assets/manifest.js": "window.x={}",
  "/assets/root.js": 'import{a}from"./shared.js";',
  "/assets/home.js": 'import"./shared.js";const later=()=>import("./viewer.js");',
  "/assets/entry.js": 'import{b}from"./shared.js"',
  "/assets/shared.js": "export const a=1,b=2",
  "/assets/viewer.js": "export default 1",
};

let server: Server;
let url = "";

beforeAll(async () => {
  server = createServer((request, response) => response.end(FILES[request.url ?? ""]));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

it("finds the scripts of the first load, each once, without dynamic imports", async () => {
  const scripts = await loadedScripts(`${url}/`);
  const names = [...scripts.keys()].map((address) => new URL(address).pathname.slice("/assets/".length));
  expect(names.sort()).toEqual(["entry.js", "home.js", "manifest.js", "root.js", "shared.js"]);
});
