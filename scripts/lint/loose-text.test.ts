import { resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { scaled } from "#tests/setup/time-limits.ts";
import { findLooseTexts } from "./loose-text.ts";

const TYPE_CHECK_MS = scaled(60_000);

const SAMPLE_FILE = resolve("app/loose-text-sample.tsx");
const SAMPLE = `
import type { ReactNode } from "react"; import * as messages from "#app/features/chat/messages.ts";
const COPY = { title: ["Dress", "well"] };
const Icon = () => <i />;
function Chip({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return <b>{mark}{children}</b>;
}
export const views = (busy: boolean, name: string, count: number, message: string | undefined, list: string[]) => [
  <p key="1">{busy && <Icon />}Send</p>,
  <p key="2">{busy ? "Sending" : "Send"}<Icon /></p>,
  <p key="3">{count} of {name}</p>,
  <p key="4">{message && <Icon />}{name}</p>,
  <Chip key="5" mark={<Icon />}>{name}</Chip>,
  <p key="6"><Icon />Send</p>,
  <p key="7">{COPY.title[0]}<em>{COPY.title[1]}{messages.send}</em></p>,
  <p key="8">{busy && <Icon />}<span>Send</span></p>,
  <p key="9">{\`\${count} of \${name}\`}</p>,
  <p key="10">{busy ? <Icon /> : "Send"}</p>,
  <p key="12">{busy ? <><Icon /><span>Sending</span></> : <><Icon />Send</>}</p>,
  <p key="13">{busy && <>Sending</>}</p>,
  <ul key="11">{list.map((one) => <li key={one}>{one}</li>)}</ul>,
];
`;

/** All of `app/` and the sample, type-checked once. */
function appProgram(): ts.Program {
  const config = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ".");
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => (name === SAMPLE_FILE ? SAMPLE : readFile(name));
  host.fileExists = (name) => name === SAMPLE_FILE || fileExists(name);
  const sources = fileNames.map((name) => resolve(name)).filter(isSource);
  return ts.createProgram([...sources, SAMPLE_FILE], options, host);
}

function isSource(name: string): boolean {
  return name.startsWith(resolve("app/")) && /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/app\/dev\//.test(name);
}

test("texts that change, or stand behind what comes and goes, have an element of their own, so that translated pages work", {
  timeout: TYPE_CHECK_MS,
}, () => {
  const found = findLooseTexts(appProgram(), isSource);
  const inSample = found.filter(({ file }) => file === SAMPLE_FILE);
  expect(inSample.map(({ line, text }) => `${line} ${text}`)).toEqual([
    "6 {children}",
    "9 Send",
    '10 {busy ? "Sending" : "Send"}',
    "11 {count}",
    "11 {name}",
    "12 {name}",
    "19 Send",
    "20 Sending",
  ]);
  const inApp = found.filter(({ file }) => file !== SAMPLE_FILE);
  expect(inApp.map(({ file, line, text }) => `${file}:${line} ${text}: wrap it in an element`)).toEqual([]);
});
